import type { FeatureTopic } from '#domain/features/feature.ts';
import type { ChapterName } from '../schema.ts';

/** A stop on the tour of a home, where its topics are told together. */
export type Beat = { name: string; chapter: ChapterName; topics: readonly FeatureTopic[] };

/** The tour, in the order a visitor would take. */
export const beats: readonly Beat[] = [
  { name: 'arrival', chapter: 'home', topics: ['arrival'] },
  { name: 'living', chapter: 'home', topics: ['arrival', 'living'] },
  { name: 'kitchen', chapter: 'home', topics: ['kitchen', 'dining'] },
  { name: 'rooms', chapter: 'home', topics: ['bedrooms', 'baths'] },
  { name: 'practical', chapter: 'home', topics: ['laundry', 'levels', 'systems'] },
  { name: 'outside', chapter: 'outside', topics: ['outside', 'parking'] },
  { name: 'parking', chapter: 'outside', topics: ['parking'] },
  { name: 'building', chapter: 'outside', topics: ['shared'] },
  { name: 'place', chapter: 'neighborhood', topics: ['place'] },
  { name: 'money', chapter: 'questions', topics: ['policies'] },
];
