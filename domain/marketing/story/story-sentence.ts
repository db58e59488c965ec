import type { FeatureTopic } from '../../features/feature.ts';
import type { Scope } from '../../features/read-scopes.ts';

/** A sentence of the listing as it may be said again, with what makes it worth saying. */
export type StorySentence = {
  text: string;
  scope: Scope;
  topics: FeatureTopic[];
  /** What it names and counts, so that two chosen sentences don't say the same. */
  featureIds: string[];
  worth: number;
  /** Which sentence of the listing it is: agents put first what they would say first. */
  at: number;
  /** It leans on the sentence before it: "It opens to the deck." */
  isDependent: boolean;
  /** A sentence, and no note: remarks may have notes, a post may not. */
  isWhole: boolean;
};
