import type { FactSheet } from '../extraction/facts.ts';
import { formatCityLine } from '../rules.ts';
import { answerQuestions } from './answer-questions.ts';
import { cleanLine } from './clean-text.ts';
import { describeHome } from './describe-home.ts';
import { keyFeatures } from './key-features.ts';
import type { FillableColumns, FoundColumns } from './listing-columns.ts';
import { pageTexts } from './page-texts.ts';

/** The texts of a listing page, composed from the row and the facts behind it; nothing else is said. */
export function composeContent(
  row: FillableColumns,
  facts: FactSheet,
  page: { slug: string; siteName: string; siteUrl: string },
): FoundColumns {
  return {
    description: describeHome(row, facts),
    features: keyFeatures(facts),
    faqs: answerQuestions(row, facts),
    neighborhoodDescription: describeNeighborhood(row, facts),
    ...pageTexts(row, page),
  };
}

function describeNeighborhood(row: FillableColumns, facts: FactSheet): string | null {
  const place = formatCityLine({ ...row, zipCode: '' });
  if (!row.neighborhoodName || !place) return null;
  const named = facts.county.value ? cleanLine(facts.county.value, 60) : '';
  const county = named === '' || /\b(?:county|parish|borough|city)$/i.test(named) ? named : `${named} County`;
  return `${row.neighborhoodName} is in ${place}${county ? `, ${county}` : ''}.`;
}
