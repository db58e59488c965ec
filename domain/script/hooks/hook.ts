import type { Feature } from '#domain/features/feature.ts';
import type { Words } from '../scenes/fill-line.ts';

/** Something specific to open with, return to midway, and end on. */
export type Hook = {
  /** The editor rejects the hook itself, not the way it's said. */
  key: string;
  /** The scenes written for it. */
  part: string;
  /** How rare it is among homes. */
  worth: number;
  /** The home's own words in those scenes. */
  words: Record<string, Words>;
  /** Where the talk returns to it; the tour counts from 0. */
  middle?: { part: string; at: number };
  /** What it names in the home. */
  feature?: Feature;
  /** The disagreement or condition that it covers. */
  tells?: readonly string[];
  /** The listing's leads that it tells in full, by kind and fact. */
  leads?: readonly string[];
};

export const words = (text: string, ...factIds: readonly string[]): Words => ({ text, factIds });
