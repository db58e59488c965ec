import type { Feature } from '#domain/features/feature.ts';
import type { Words } from '../scenes/fill-line.ts';

/** What is told at one point of the walk: how Miles gets there, the forms it may take, and what it names. */
export type Telling = {
  opener: string;
  parts: string[];
  words: Record<string, Words>;
  features: readonly Feature[];
  /** Set for a sentence of the listing; either host may say it. */
  lineId?: string;
  /** How much an editor would want it, where it is a sentence of the listing. */
  worth?: number;
  /** Goes on with what was just told, so that it may follow a remark as well as a question. */
  isMore?: boolean;
};
