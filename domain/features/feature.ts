import type { Spot } from './read-spot.ts';

/** Where a feature belongs in a walk through the home. */
export const topics = [
  'arrival',
  'living',
  'dining',
  'kitchen',
  'bedrooms',
  'baths',
  'laundry',
  'levels',
  'systems',
  'outside',
  'parking',
  'shared',
  'place',
  'policies',
] as const;
export type FeatureTopic = (typeof topics)[number];

/** What keeps a feature from being plainly there, or plainly this home's own. */
export const qualifiers = [
  'negated',
  'gone',
  'potential',
  'planned',
  'shared',
  'nearby',
  'other-unit',
  'extra-cost',
  'alternative',
] as const;
export type Qualifier = (typeof qualifiers)[number];

/** One thing the listing says the home has, with everything that limits it. */
export type Feature = {
  id: string;
  topic: FeatureTopic;
  notability: number;
  /** Its name with what describes it, as the listing has it, without article: "two honed marble counters". */
  phrase: string;
  /** Its plain name: "counters". */
  noun: string;
  number: 'singular' | 'plural' | 'mass';
  count?: number;
  /** When it was built, replaced or put in. */
  year?: string;
  /** Only there: "on the second floor". A feature with a place is never told without it. */
  where?: string;
  /** Where the sentence that names it puts it. */
  spot?: Spot;
  /** What the words behind its name say of it: "with a gas hookup". */
  tail?: string;
  /** The feature whose tail names this one: it is told along with it. */
  tailOf?: string;
  qualifiers: readonly Qualifier[];
  factId: string;
  /** The words of the listing that it was read from. */
  matched: string;
};
