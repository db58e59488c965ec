import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inTransaction } from '#db/in-transaction.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import { createPaidPodcast, endLease } from '#tests/support/paid-podcast.ts';
import { shortTalk } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { produceEpisode } from '../produce-episode.ts';
import { findRun, listSteps } from '../queries.ts';
import { acquireLease, type Lease } from './acquire-lease.ts';
import { loadArtifacts } from './artifacts.ts';
import { endRun } from './end-run.ts';
import { holdLease, writeWithLease } from './hold-lease.ts';
import { lockRun, queueRun } from './queue-run.ts';
import type { Step, Work } from './step.ts';
import { Superseded } from './superseded.ts';

const { ctx } = await createTestContext();

/** A worker whose only step waits until it's told to continue, then writes once and returns its script. */
function startWorker(podcastId: string, title: string) {
  const begun = Promise.withResolvers<Work>();
  const goOn = Promise.withResolvers<void>();
  const wrote = Promise.withResolvers<unknown>();
  const step: Step = {
    name: 'write-script',
    from: [],
    limitSeconds: 60,
    async run(work) {
      begun.resolve(work);
      await goOn.promise;
      wrote.resolve(await work.report(1, 1).catch((error: unknown) => error));
      return { data: { ...shortTalk, title } };
    },
  };
  const run = produceEpisode(ctx, { podcastId }, [step]);
  return { run, begun: begun.promise, goOn: goOn.resolve, wrote: wrote.promise };
}

test('while a newer worker is in the middle of its step, an older one that wakes up writes nothing', async () => {
  const { id } = await createPaidPodcast(ctx);
  const older = startWorker(id, 'older');
  await older.begun;
  await endLease(ctx, id);
  const newer = startWorker(id, 'newer');
  await newer.begun;
  older.goOn();
  expect(await older.wrote).toBeInstanceOf(Superseded);
  await older.run;
  // Both were working on it: the attempt number refused the write, not the end of the run.
  expect(await findRun(ctx, id)).toMatchObject({ state: 'running', attempt: 2 });
  expect(await loadArtifacts(ctx, id)).toEqual({});
  newer.goOn();
  expect(await newer.wrote).toBeUndefined();
  await newer.run;
  expect((await loadArtifacts(ctx, id))['write-script']).toMatchObject({
    data: { title: 'newer' },
    attempt: 2,
  });
  expect((await findRun(ctx, id))?.state).toBe('delivered');
  const outcomes = (await listSteps(ctx, id)).map(({ attempt, outcome }) => `${attempt} ${outcome}`);
  expect(outcomes.sort()).toEqual(['1 interrupted', '2 done']);
});

/** Two leases of one podcast; the first was paused past its end. */
async function leaseTwice(): Promise<[older: Lease, newer: Lease]> {
  const { id } = await createPaidPodcast(ctx);
  const older = await acquireLease(ctx, id);
  await endLease(ctx, id);
  const newer = await acquireLease(ctx, id);
  if (!older || !newer) throw new Error('nobody may claim this podcast');
  return [older, newer];
}

test('a write requires the current attempt’s number', async () => {
  const [older, newer] = await leaseTwice();
  const written: string[] = [];
  await expect(writeWithLease(ctx, older, async () => written.push('older'))).rejects.toBeInstanceOf(
    Superseded,
  );
  await writeWithLease(ctx, newer, async () => written.push('newer'));
  expect(written).toEqual(['newer']);
});

test('a heartbeat extends only its own lease, and ends the work of a worker that lost the podcast', async () => {
  const [older, newer] = await leaseTwice();
  const hasty = { ...ctx, production: { ...ctx.production, leaseSeconds: 0.04 } };
  const leaseOf = async () =>
    (await ctx.db.select().from(productionRuns).where(eq(productionRuns.podcastId, newer.podcastId)))[0]
      ?.leasedUntil;
  const before = await leaseOf();
  const lost = holdLease(hasty, older);
  await once(lost.signal, 'abort', { signal: AbortSignal.timeout(10_000) });
  lost.release();
  expect(lost.signal.reason).toBeInstanceOf(Superseded);
  expect(await leaseOf()).toEqual(before);
});

test('a worker that arrives while someone decides about a delivered episode waits for the decision', async () => {
  const { id } = await createPaidPodcast(ctx);
  await acquireLease(ctx, id);
  await endRun(ctx, id, 'delivered', 0);
  await ctx.db.update(podcasts).set({ status: 'completed' }).where(eq(podcasts.id, id));
  let lease: Promise<Lease | undefined> | undefined;
  await inTransaction(ctx, async (tx) => {
    await lockRun(tx, id);
    await queueRun(tx, id);
    lease = acquireLease(ctx, id);
    await Promise.race([lease, somebodyWaits()]);
  });
  expect(await lease).toMatchObject({ podcastId: id, attempt: 2 });
});

/** Waits until a query in this database waits for a lock. */
async function somebodyWaits(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await ctx.db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);
}
