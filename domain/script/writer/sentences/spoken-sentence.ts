import type { SpokenList } from './split-list.ts';
import type { Topic } from './topics.ts';

/** One remark of the listing, ready to be said. */
export type SpokenSentence = {
  key: string;
  factId: string;
  topic: Topic;
  sentence: string;
  /** What the listing says in a few words that are no sentence; it is read out as a note. */
  note?: string;
  list: SpokenList | undefined;
  score: number;
};
