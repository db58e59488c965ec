import { and, eq, isNull } from 'drizzle-orm';
import type { StepOutcome } from '#db/column-values.ts';
import { productionSteps } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import type { StepName } from '../rules.ts';
import type { Lease } from './acquire-lease.ts';
import { endOfStep } from './end-of-step.ts';

type Ctx = Pick<Context, 'db' | 'now'>;

export async function beginStep(ctx: Ctx, lease: Lease, name: StepName): Promise<string> {
  const [row] = await ctx.db
    .insert(productionSteps)
    .values({ podcastId: lease.podcastId, name, attempt: lease.attempt, startedAt: ctx.now() })
    .returning({ id: productionSteps.id });
  return row?.id as string;
}

export async function endStep(
  ctx: Ctx,
  stepId: string,
  outcome: StepOutcome,
  detail?: string,
): Promise<void> {
  await ctx.db
    .update(productionSteps)
    .set({ endedAt: endOfStep(ctx), outcome, detail: detail ?? null })
    // A finished step stays finished, whatever goes wrong after it.
    .where(and(eq(productionSteps.id, stepId), isNull(productionSteps.endedAt)));
}
