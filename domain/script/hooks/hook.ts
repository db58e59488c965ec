import type { Feature } from '#domain/features/feature.ts';
import type { Words } from '../scenes/fill-line.ts';

/** Something particular to open with, to come back to in the middle, and to end on. */
export type Hook = {
  /** What the editor refuses is the hook, not the way it is said. */
  key: string;
  /** The scenes that are written for it. */
  part: string;
  /** How few other homes would have it. */
  worth: number;
  /** The home's own words in those scenes. */
  words: Record<string, Words>;
  /** Where the talk comes back to it; the walk counts from 0. */
  middle?: { part: string; at: number };
  /** What it names of the home. */
  feature?: Feature;
  /** The disagreement or condition that is told with it. */
  tells?: readonly string[];
};

export const words = (text: string, ...factIds: readonly string[]): Words => ({ text, factIds });
