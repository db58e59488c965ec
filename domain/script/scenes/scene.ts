import type { Qualifier } from '#domain/features/feature.ts';
import type { Speaker } from '../schema.ts';

/** A feature that a scene picks up or asks for: by its id, words of its name, and what limits it. */
export type FeatureRef = { id: string; words: readonly string[]; qualifier?: Qualifier };

/** Something a scene asks of the home: a feature, a fact, words of the listing, or a comparison. */
export type Condition = { isAbsent: boolean } & (
  | { kind: 'feature'; feature: FeatureRef }
  | { kind: 'fact'; field: string }
  | { kind: 'says'; words: readonly string[] }
  | { kind: 'compare'; field: string; operator: '<' | '>' | '='; values: readonly string[] }
);

export type SceneLine = {
  speaker: Speaker;
  /** Ways to say it, each with inline [alternatives] and {slots}. */
  variants: readonly string[];
  /** What single variants ask of the home: a quip that a fact would contradict. */
  variantNeeds?: ReadonlyMap<string, readonly Condition[]>;
  /** True of homes in general, said with a hedge; never a claim about this one. */
  isGeneral: boolean;
  when: readonly Condition[];
};

/** A short exchange written as one piece. It says what it needs, and is used once in an episode at most. */
export type Scene = {
  id: string;
  /** Its place in the arc; scenes that pick up a feature have none. */
  part?: string;
  /** The feature just told that it picks up. */
  on?: FeatureRef;
  /** Words in what Nora has just said that it takes up. */
  heard?: RegExp;
  /** The stretches of the episode that it was written for. */
  sections?: readonly string[];
  /** The stretch that has to come next: it leads there. */
  before?: string;
  needs: Condition[];
  lines: SceneLine[];
  /** The last words of an episode that opened with this scene. */
  callback: SceneLine[];
  /** How editors rated it: preferred, or only for a talk that would be too short without it. */
  rank?: 'best' | 'spare';
  /** What Miles would try on a visit, as a clause behind "I'd". */
  visit?: string;
  /** What to ask the agent, as a clause behind "Ask". */
  ask?: string;
  /** Who vouches for what is said as general knowledge. */
  source?: string;
};
