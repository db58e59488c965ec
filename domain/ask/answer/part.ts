import type { TopicDigest } from './digest-topic.ts';
import type { Draft } from './draft.ts';
import type { Lack } from './read-lack.ts';

/** What becomes of one question; `closest` is the sentence that comes closest, as it is quoted,
 * `question` what was asked, where more was asked with it, `digest` what the listing says on its topic, and `lack` what it
 * leaves out. */
export type Part =
  | { kind: 'answer'; draft: Draft; question?: string }
  | {
      kind: 'unknown';
      closest?: Draft;
      lacks?: string;
      question?: string;
      /** The question isn't put as the asker put it. */
      isSplit?: boolean;
      digest?: TopicDigest;
      lack?: Lack;
    }
  | { kind: 'declined'; text: string }
  | { kind: 'handoff'; text: string; closest?: Draft };
