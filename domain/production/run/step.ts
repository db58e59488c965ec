import type { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import type { StepName } from '../rules.ts';
import type { Lease } from './acquire-lease.ts';
import type { Artifacts } from './artifacts.ts';
import type { ReviewIssue } from './needs-review.ts';
import type { StepData } from './step-data.ts';

export type Podcast = typeof podcasts.$inferSelect;

/** One attempt to run the pipeline of a podcast. */
export type Attempt = {
  ctx: Context;
  lease: Lease;
  podcast: Podcast;
  /** Grows with every finished step. */
  artifacts: Artifacts;
  steps: readonly Step[];
  signal: AbortSignal;
};

/** What a step gets to work with. */
export type Work = Pick<Attempt, 'ctx' | 'podcast' | 'artifacts' | 'signal'> & {
  /** After this attempt, a fault goes to staff instead of the queue. */
  isLastTry: boolean;
  /** Postpones the step's time limit: what it is waiting for is slow, but hasn't stopped. */
  stillWorking: () => void;
  /** Shown live; also counts as progress, so that a long step may take long and be interrupted often. */
  report: (doneParts: number, totalParts: number) => Promise<void>;
  /** Saves something before the step ends; refused if another worker has taken over. */
  write: <Result>(work: (tx: Context) => Promise<Result>) => Promise<Result>;
  /** Passes when a person approved exactly these; otherwise the run stops for a review. */
  requireApproval: (issues: ReviewIssue[]) => Promise<void>;
};

export type StepResult<Name extends StepName = StepName> = {
  data: StepData[Name];
  files?: Record<string, string>;
  /** What it was based on, if the step itself has changed that; otherwise the inputs when it began. */
  input?: unknown;
  /** What the artifact changes elsewhere; committed together with it. */
  apply?: (tx: Context) => Promise<void>;
  /** Earlier steps whose inputs it changes without making them wrong. */
  refreshesInputHashOf?: StepName[];
};

export type Step<Name extends StepName = StepName> = {
  name: Name;
  /** A step that shows no progress for this long is aborted and tried again. */
  limitSeconds: number;
  /** The artifacts it is made from. */
  from: StepName[];
  /** Whatever else it is made from; a change makes the step run again. */
  input?: (work: Pick<Work, 'ctx' | 'podcast' | 'artifacts'>) => Promise<unknown>;
  run: (work: Work) => Promise<StepResult<Name>>;
};
