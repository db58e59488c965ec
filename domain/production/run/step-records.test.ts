import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productionSteps } from '#db/schema/production.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { endOpenSteps } from './acquire-lease.ts';
import { beginStep, endStep } from './step-records.ts';

const { ctx } = await createTestContext();
const at = (time: string) => ({ ...ctx, now: () => new Date(`2026-11-15T${time}Z`) });

async function readStep(id: string) {
  const [row] = await ctx.db.select().from(productionSteps).where(eq(productionSteps.id, id));
  return {
    began: row?.startedAt?.toISOString().slice(11, 19),
    ended: row?.endedAt?.toISOString().slice(11, 19),
  };
}

async function begin(time: string): Promise<{ podcastId: string; stepId: string }> {
  const { id } = await createPaidPodcast(ctx);
  const lease = { podcastId: id, attempt: 1, tries: 1, trace: {} };
  return { podcastId: id, stepId: await beginStep(at(time), lease, 'write-script') };
}

test('a step ends at its end time', async () => {
  const { stepId } = await begin('10:00:00');
  await endStep(at('10:02:00'), stepId, 'done');
  expect(await readStep(stepId)).toEqual({ began: '10:00:00', ended: '10:02:00' });
});

test('a step never ends before it began: a clock that was set back', async () => {
  const { stepId } = await begin('10:00:00');
  await endStep(at('09:00:00'), stepId, 'done');
  expect(await readStep(stepId)).toEqual({ began: '10:00:00', ended: '10:00:00' });
});

test('a step never ends before it began: the next worker’s clock is behind', async () => {
  const { podcastId, stepId } = await begin('10:00:00');
  await endOpenSteps(at('09:59:00'), podcastId);
  expect(await readStep(stepId)).toEqual({ began: '10:00:00', ended: '10:00:00' });
});
