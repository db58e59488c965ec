import type { Draft } from './draft.ts';

/** What becomes of one question. */
export type Part =
  | { kind: 'answer'; draft: Draft }
  | { kind: 'unknown'; unmentioned?: string }
  | { kind: 'declined' | 'handoff'; text: string };
