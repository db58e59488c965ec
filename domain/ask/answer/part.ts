import type { Draft } from './draft.ts';

/** What becomes of one question; `closest` is the sentence that comes closest, as it is quoted,
 * and `question` what was asked, where more was asked with it. */
export type Part =
  | { kind: 'answer'; draft: Draft }
  | { kind: 'unknown'; unmentioned?: string; closest?: Draft; lacks?: string; question?: string }
  | { kind: 'declined'; text: string }
  | { kind: 'handoff'; text: string; closest?: Draft };
