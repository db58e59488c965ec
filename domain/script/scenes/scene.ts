import type { Speaker } from '../schema.ts';

/** Something a scene asks of the home: a feature, one of its attributes, a fact, or a comparison. */
export type Condition =
  | { kind: 'feature'; id: string; attribute?: string; qualifier?: string; isAbsent: boolean }
  | { kind: 'fact'; field: string; isAbsent: boolean }
  | { kind: 'compare'; field: string; operator: '<' | '>' | '='; values: string[]; isAbsent: boolean };

export type SceneLine = {
  speaker: Speaker;
  /** Text with [alternatives] and {slots}. */
  text: string;
  /** True of homes in general, said with a hedge; never a claim about this one. */
  isGeneral: boolean;
  when: Condition[];
};

/** A short exchange written as one piece. It says what it needs, and is used once in an episode at most. */
export type Scene = {
  id: string;
  /** Where it belongs: a topic of the walk, or a part of the arc (hook, disclosure, essentials, …). */
  part: string;
  needs: Condition[];
  lines: SceneLine[];
  /** The last words of an episode that opened with this scene. */
  callback: SceneLine[];
  /** What Miles would try on a visit, as a clause behind "I'd". */
  visit?: string;
  /** What to ask the agent, as a clause behind "Ask". */
  ask?: string;
  /** Who says so, where it explains something. */
  source?: string;
};
