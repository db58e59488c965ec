import type { PageFacts } from '../extraction/facts.ts';
import { answerQuestions } from './answer-questions.ts';
import { describeHome } from './describe-home.ts';
import { describeSurroundings } from './describe-surroundings.ts';
import { keyFeatures } from './key-features.ts';
import type { FillableListingColumns, FoundColumns } from './listing-columns.ts';
import { pageTexts } from './page-texts.ts';

/** Composes the texts of a listing page from its row and facts alone. */
export function composeContent(
  row: FillableListingColumns,
  facts: PageFacts,
  page: { slug: string; siteName: string; siteUrl: string },
): FoundColumns {
  return {
    description: describeHome(row, facts),
    features: keyFeatures(facts),
    faqs: answerQuestions(row, facts),
    ...describeSurroundings(row, facts),
    ...pageTexts(row, page),
  };
}
