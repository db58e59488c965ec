import type { Faq } from '#db/schema/listings.ts';
import type { PageFacts } from '../extraction/facts.ts';
import { answerQuestions } from './answer-questions.ts';
import { describeHome } from './describe-home.ts';
import { describeSurroundings } from './describe-surroundings.ts';
import { keyFeatures } from './key-features.ts';
import type { FillableListingColumns, FoundColumns } from './listing-columns.ts';
import { pageTexts } from './page-texts.ts';
import { pageStory } from './story/page-story.ts';
import { storyAnswers } from './story-answers.ts';

/** Composes the texts of a listing page from its row and facts alone. */
export function composeContent(
  row: FillableListingColumns,
  facts: PageFacts,
  page: { slug: string; siteName: string; siteUrl: string },
): FoundColumns {
  const story = pageStory(row, facts)?.text ?? null;
  return {
    description: isEnough(story) ? story : join([describeHome(row, facts), story]),
    features: keyFeatures(facts, story),
    faqs: withoutTwice([...storyAnswers(story, row.propertyType), ...answerQuestions(row, facts)]),
    ...describeSurroundings(row, facts),
    ...pageTexts(row, page),
  };
}

/** If the description answers a question in a sentence, it doesn't need the table's figure. */
const withoutTwice = (faqs: Faq[]) =>
  faqs.filter(({ question }, at) => faqs.findIndex((one) => one.question === question) === at);

const enough = 40;
/** A word or two aren't a description; the facts say more. */
const isEnough = (story: string | null) => (story?.match(/\p{L}/gu)?.length ?? 0) >= enough;
const join = (texts: (string | null)[]) => texts.filter(Boolean).join('\n\n') || null;
