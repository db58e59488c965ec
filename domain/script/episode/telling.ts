import type { Feature } from '#domain/features/feature.ts';
import type { Words } from '../scenes/fill-line.ts';

/** What is told at one point of the walk: how Miles gets there, the forms it may take, and what it names. */
export type Telling = {
  opener: string;
  parts: string[];
  words: Record<string, Words>;
  features: Feature[];
  /** How both hosts tell it, where there is enough for two. */
  shared?: { part: string; words: Record<string, Words> };
};
