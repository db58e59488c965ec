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

/** Reasons a feature might not really exist, or might not belong to this home alone. */
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

/** One thing the listing says the home has, with its qualifiers. */
export type Feature = {
  id: string;
  topic: FeatureTopic;
  notability: number;
  /** Its name with its modifiers, as the listing has them, without an article: "two honed marble counters". */
  phrase: string;
  /** Its plain name: "counters". */
  noun: string;
  number: 'singular' | 'plural' | 'mass';
  count?: number;
  /** When it was built, replaced or put in. */
  year?: string;
  /** The only place it applies: "on the second floor". Never mention the feature without it. */
  where?: string;
  /** Where its sentence puts it. */
  spot?: Spot;
  /** What the words after its name say about it: "with a gas hookup". */
  tail?: string;
  /** The feature whose tail names this one; the two are mentioned together. */
  tailOf?: string;
  qualifiers: readonly Qualifier[];
  factId: string;
  /** The words of the listing it came from. */
  matched: string;
};
