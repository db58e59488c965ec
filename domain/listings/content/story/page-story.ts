import type { PageFacts } from '../../extraction/facts.ts';
import type { FillableListingColumns } from '../listing-columns.ts';
import { saysReplaced } from './says-replaced.ts';
import { type PageStory, tellStory } from './tell-story.ts';

type Row = Pick<
  FillableListingColumns,
  'address' | 'city' | 'beds' | 'baths' | 'sqft' | 'yearBuilt' | 'price' | 'neighborhoodName'
>;

/** The story on a home's page, from the description of its page or its agent. */
export function pageStory(row: Row, facts: PageFacts): PageStory | null {
  return tellStory(facts.description.value, {
    names: namesOf(row, facts),
    isReplaced: saysReplaced(row, facts),
  });
}

/** Names that a description in all caps would lose. */
function namesOf(row: Row, facts: PageFacts): string[] {
  const street = row.address.split(' ').filter((word) => /^\p{Lu}\p{Ll}{2}/u.test(word));
  const { neighborhood, subdivision, county, agent, brokerage } = facts;
  return [
    row.city,
    row.neighborhoodName,
    ...[neighborhood, subdivision, county, agent, brokerage].map(({ value }) => value),
    ...street,
  ].filter((name) => typeof name === 'string' && name !== '') as string[];
}
