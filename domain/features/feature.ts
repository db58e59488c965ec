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
export type Qualifier =
  | 'negated'
  | 'potential'
  | 'planned'
  | 'shared'
  | 'nearby'
  | 'other-unit'
  | 'extra-cost'
  | 'alternative';

export type FeatureAttributes = {
  count?: number;
  feet?: string;
  size?: string;
  /** Factual adjectives in the order in which the listing has them: "attached, heated". */
  manner?: string;
  color?: string;
  material?: string;
  brand?: string;
  year?: string;
  direction?: string;
  /** Only there: "on the second floor". A feature with a place is never told without it. */
  where?: string;
};

/** One thing the listing says the home has, with everything that limits it. */
export type Feature = {
  id: string;
  topic: FeatureTopic;
  noun: string;
  number: 'singular' | 'plural' | 'mass' | 'fixed';
  attributes: FeatureAttributes;
  qualifiers: readonly Qualifier[];
  notability: number;
  factId: string;
  /** The words of the listing that it was read from. */
  matched: string;
};
