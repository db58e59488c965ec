import type { Qualifier } from '#domain/features/feature.ts';
import type { Speaker } from '../schema.ts';

/** A feature that a scene picks up or asks about: by its id, words of its name, and its limits. */
export type FeatureRef = { id: string; words: readonly string[]; qualifier?: Qualifier };

/** Something a scene requires of the home: a feature, a fact, words of the listing, or a comparison. */
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
  /** Requirements of single variants: a quip that a fact would contradict. */
  variantNeeds?: ReadonlyMap<string, readonly Condition[]>;
  /** True of homes in general, said with a hedge; never a claim about this one. */
  isGeneral: boolean;
  when: readonly Condition[];
};

/** A short exchange written as a unit. It states its requirements and is used at most once per episode. */
export type Scene = {
  id: string;
  /** Its place in the arc; scenes that pick up a feature have none. */
  part?: string;
  /** The feature just told that it picks up. */
  on?: FeatureRef;
  /** Words Nora just said that it picks up. */
  heard?: RegExp;
  /** The sections it was written for. */
  sections?: readonly string[];
  /** The section that has to come next: the scene leads there. */
  before?: string;
  needs: Condition[];
  lines: SceneLine[];
  /** The closing lines of an episode that opened with this scene. */
  callback: SceneLine[];
  /** The editors' rating: preferred, or only for a talk that would be too short without it. */
  rank?: 'best' | 'spare';
  /** What Miles would try on a visit, as a clause after "I'd". */
  visit?: string;
  /** What to ask the agent, as a clause after "Ask". */
  ask?: string;
  /** The source for its general knowledge. */
  source?: string;
};
