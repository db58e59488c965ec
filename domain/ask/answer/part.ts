import type { TopicDigest } from './digest-topic.ts';
import type { Draft } from './draft.ts';

/** What becomes of one question; `closest` is the sentence that comes closest, as it is quoted,
 * `question` what was asked, where more was asked with it, and `digest` what the listing says on its topic. */
export type Part =
  | { kind: 'answer'; draft: Draft }
  | {
      kind: 'unknown';
      unmentioned?: string;
      closest?: Draft;
      lacks?: string;
      question?: string;
      digest?: TopicDigest;
    }
  | { kind: 'declined'; text: string }
  | { kind: 'handoff'; text: string; closest?: Draft };
