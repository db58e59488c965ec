import type { Feature } from '#domain/features/feature.ts';
import type { Words } from '../scenes/fill-line.ts';

/** What to tell at one point of the tour: how Miles gets there, the forms it may take, and what it names. */
export type Telling = {
  opener: string;
  parts: string[];
  words: Record<string, Words>;
  features: readonly Feature[];
  /** Set for a listing sentence; either host may say it. */
  lineId?: string;
  /** How much an editor would want it, if it's a listing sentence. */
  worth?: number;
  /** Continues what was just told, so it can follow a remark as well as a question. */
  isMore?: boolean;
};
