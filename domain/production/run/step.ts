import type { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import type { StepName } from '../rules.ts';
import type { Doubt } from './run-endings.ts';

export type Podcast = typeof podcasts.$inferSelect;

/** What a finished step left behind. */
export type Product = {
  inputHash: string;
  contentHash: string;
  data: unknown;
  files: Record<string, string>;
  isPinned: boolean;
};
export type Products = Partial<Record<StepName, Product>>;

/** What a step gets to work with. */
export type Work = {
  ctx: Context;
  podcast: Podcast;
  products: Products;
  signal: AbortSignal;
  /** After this attempt a fault goes to staff instead of the queue. */
  isLastTry: boolean;
  /** Shown live; also counts as progress, so that a long step may be interrupted often. */
  report: (doneParts: number, totalParts: number) => Promise<void>;
  /** Keeps something of the step before its end; refused when another worker has taken over. */
  write: <Result>(work: (tx: Context) => Promise<Result>) => Promise<Result>;
  /** Passes when a person approved exactly these; otherwise the walk stops for a review. */
  requireApproval: (doubts: Doubt[]) => Promise<void>;
};

export type Made = {
  data: unknown;
  files?: Record<string, string>;
  /** What it was made from, where the step itself has changed that; otherwise what was there when it began. */
  input?: unknown;
  /** What the product changes elsewhere; committed together with it. */
  apply?: (tx: Context) => Promise<void>;
  /** Earlier steps whose inputs it changes without making them wrong. */
  unstales?: StepName[];
};

export type Step = {
  name: StepName;
  /** A step that takes longer is given up and tried again. */
  limitSeconds: number;
  /** The products it is made from. */
  from: StepName[];
  /** Whatever else it is made from; a change makes the step run again. */
  input?: (work: Pick<Work, 'ctx' | 'podcast'>) => Promise<unknown>;
  make: (work: Work) => Promise<Made>;
};

/** The product of an earlier step. */
export function productOf<Data>(work: Pick<Work, 'products'>, step: StepName): Data {
  const product = work.products[step];
  if (!product) throw new Error(`${step} has no product yet`);
  return product.data as Data;
}
