import type { Draft } from './draft.ts';

/** What becomes of one question; `closest` is the sentence that comes closest, as it is quoted. */
export type Part =
  | { kind: 'answer'; draft: Draft }
  | { kind: 'unknown'; unmentioned?: string; closest?: Draft; lacks?: string }
  | { kind: 'declined'; text: string }
  | { kind: 'handoff'; text: string; closest?: Draft };
