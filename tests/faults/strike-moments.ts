import type { StepName } from '#domain/production/rules.ts';

/** Faults strike around every third order. */
export const ORDERS_PER_STRIKE = 3;

/** A fault strikes as soon as this many episodes have finished this step. */
export type Moment = { step: StepName; finished: number };

const steps: StepName[] = ['write-script', 'record-episode', 'write-marketing', 'master-episode'];

/** One moment for every third order, in a different step each time unless one is given. */
export function strikeMoments(orderCount: number, after?: StepName): Moment[] {
  return Array.from({ length: Math.ceil(orderCount / ORDERS_PER_STRIKE) }, (_, strike) => ({
    step: after ?? (steps[strike % steps.length] as StepName),
    finished: strike * ORDERS_PER_STRIKE + 1,
  }));
}
