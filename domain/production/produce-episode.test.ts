import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { reviewItems } from '#db/schema/production.ts';
import { createPaidPodcast, endLease } from '#tests/support/paid-podcast.ts';
import { shortData, shortTalk } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { produceEpisode } from './produce-episode.ts';
import { findRun, listReviews, listSteps } from './queries.ts';
import { decideReview } from './reviews/decide-review.ts';
import { artifactOf, loadArtifacts } from './run/artifacts.ts';
import { restartProduction } from './run/restart-production.ts';
import { resumeProductions } from './run/resume-productions.ts';
import type { Step, StepResult, Work } from './run/step.ts';

const { ctx } = await createTestContext();
const actor = { actorId: null, ip: null };

type Run = (work: Work) => Promise<StepResult>;
const titled = (title: string) => ({ ...shortTalk, title });

/** Three steps, each made from the previous one, that record when they run. */
function threeSteps(overrides: Partial<Record<Step['name'], Run>> = {}) {
  const made: string[] = [];
  const step = (name: Step['name'], from: Step['name'][], run: Run): Step => ({
    name,
    from,
    limitSeconds: 5,
    run: async (work) => {
      made.push(name);
      return (overrides[name] ?? run)(work);
    },
  });
  const readPrice = async ({ ctx: given, podcast }: Pick<Work, 'ctx' | 'podcast'>) => {
    const rows = await given.db
      .select({ price: listings.price })
      .from(listings)
      .where(eq(listings.podcastId, podcast.id));
    return rows[0]?.price ?? null;
  };
  const readPriced = async (work: Work) => {
    const snapshot = shortData['read-listing'];
    return { ...snapshot, listing: { ...snapshot.listing, price: await readPrice(work) } };
  };
  const steps: Step[] = [
    {
      ...step('read-listing', [], async (work) => ({ data: await readPriced(work) })),
      input: readPrice,
    },
    step('write-script', ['read-listing'], async (work) => ({
      data: titled(`It costs ${artifactOf(work, 'read-listing').listing.price}.`),
    })),
    step('record-episode', ['write-script'], async ({ artifacts }) => ({
      data: { ...shortData['record-episode'], voiceName: artifacts['write-script']?.contentHash ?? '' },
    })),
  ];
  return { made, steps };
}

const stateOf = async (podcastId: string) => (await findRun(ctx, podcastId))?.state;

test('each step is made once, in order, and a delivered podcast is left alone', async () => {
  const { id } = await createPaidPodcast(ctx);
  const { made, steps } = threeSteps();
  await produceEpisode(ctx, { podcastId: id }, steps);
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(made).toEqual(['read-listing', 'write-script', 'record-episode']);
  expect(await stateOf(id)).toBe('delivered');
  const rows = await listSteps(ctx, id);
  expect(rows.map(({ name, outcome }) => [name, outcome])).toEqual(made.map((name) => [name, 'done']));
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, id));
  expect(podcast?.status).toBe('processing');
});

test('after a fault the work continues where it stopped', async () => {
  const { id } = await createPaidPodcast(ctx);
  let isDown = true;
  const { made, steps } = threeSteps({
    'write-script': async () => {
      if (isDown) throw new Unavailable('writer', 'answered 500');
      return { data: titled('Hello') };
    },
  });
  await expect(produceEpisode(ctx, { podcastId: id }, steps)).rejects.toThrow('answered 500');
  expect(await stateOf(id)).toBe('queued');
  isDown = false;
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(made).toEqual(['read-listing', 'write-script', 'write-script', 'record-episode']);
  expect(await stateOf(id)).toBe('delivered');
});

test('a service that stays unavailable becomes a review after the last attempt, and a retry starts over', async () => {
  const { id } = await createPaidPodcast(ctx);
  let isDown = true;
  const { steps } = threeSteps({
    'record-episode': async () => {
      if (isDown) throw new Unavailable('voices', 'answered 429');
      return { data: shortData['record-episode'] };
    },
  });
  for (let attempt = 1; attempt <= 7; attempt += 1)
    await expect(produceEpisode(ctx, { podcastId: id }, steps)).rejects.toThrow('429');
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(await stateOf(id)).toBe('in_review');
  const [item] = await listReviews(ctx, id);
  expect(item).toMatchObject({
    reason: 'provider_failure',
    step: 'record-episode',
    canApprove: false,
    evidence: { service: 'voices' },
  });
  const reviewItemId = item?.id as string;
  await expect(decideReview(ctx, { reviewItemId, decision: 'approve', actor })).rejects.toThrow('can’t be');
  await decideReview(ctx, { reviewItemId, decision: 'retry', actor });
  await expect(decideReview(ctx, { reviewItemId, decision: 'retry', actor })).rejects.toThrow('already');
  isDown = false;
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(await stateOf(id)).toBe('delivered');
});

test('a worker that dies every time leads to a review, too', async () => {
  const { id } = await createPaidPodcast(ctx);
  const { promise: dead } = Promise.withResolvers<never>();
  const { steps } = threeSteps({ 'read-listing': () => dead });
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const killed = new AbortController();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const watched = steps.map((step) => ({
      ...step,
      run: (work: Work) => {
        begin();
        return step.run(work);
      },
    }));
    void produceEpisode(ctx, { podcastId: id, signal: killed.signal }, watched).catch(() => {});
    await begun;
    await endLease(ctx, id);
  }
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(await stateOf(id)).toBe('in_review');
  expect((await listReviews(ctx, id))[0]?.evidence.message).toContain('interrupted 7 times');
});

test('an issue stops the run; an approval applies to exactly what was shown', async () => {
  const { id } = await createPaidPodcast(ctx);
  let subjectHash = 'first';
  const { made, steps } = threeSteps({
    'write-script': async (work) => {
      const issue = { reason: 'fair_housing', subjectHash, canApprove: true, evidence: {} } as const;
      await work.requireApproval([issue]);
      return { data: titled(subjectHash) };
    },
  });
  const openItem = async () => {
    const isOpen = and(eq(reviewItems.podcastId, id), isNull(reviewItems.closedAt));
    const rows = await ctx.db.select().from(reviewItems).where(isOpen);
    expect(rows).toHaveLength(1);
    return rows[0]?.id as string;
  };
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(await stateOf(id)).toBe('in_review');
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(made).toEqual(['read-listing', 'write-script']);
  await decideReview(ctx, { reviewItemId: await openItem(), decision: 'approve', actor });
  subjectHash = 'second';
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(await stateOf(id)).toBe('in_review');
  await decideReview(ctx, { reviewItemId: await openItem(), decision: 'approve', actor });
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(await stateOf(id)).toBe('delivered');
});

test('a refund in the middle of a step stops the work and discards it', async () => {
  const { id } = await createPaidPodcast(ctx);
  const { made, steps } = threeSteps({
    'write-script': async () => {
      await ctx.db.update(podcasts).set({ status: 'cancelled' }).where(eq(podcasts.id, id));
      return { data: shortTalk };
    },
  });
  await produceEpisode(ctx, { podcastId: id }, steps);
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(await stateOf(id)).toBe('stopped');
  expect(made).toEqual(['read-listing', 'write-script']);
  expect(Object.keys(await loadArtifacts(ctx, id))).toEqual(['read-listing']);
});

test.each(['pending', 'failed', 'cancelled'] as const)(
  'nothing is made for an order that is %s',
  async (status) => {
    const { id } = await createPaidPodcast(ctx, { status });
    const { made, steps } = threeSteps();
    await produceEpisode(ctx, { podcastId: id }, steps);
    expect(made).toEqual([]);
    expect(await findRun(ctx, id)).toBeUndefined();
  },
);

test('of two workers the second waits; one paused past its lease writes nothing', async () => {
  const { id } = await createPaidPodcast(ctx);
  const paused = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = threeSteps({
    'write-script': async () => {
      begun.resolve();
      await paused.promise;
      return { data: titled('late') };
    },
  });
  const first = produceEpisode(ctx, { podcastId: id }, slow.steps);
  await begun.promise;
  const quick = threeSteps();
  await expect(produceEpisode(ctx, { podcastId: id }, quick.steps)).rejects.toThrow('another worker');
  await endLease(ctx, id);
  await produceEpisode(ctx, { podcastId: id }, quick.steps);
  paused.resolve();
  await first;
  expect(quick.made).toEqual(['write-script', 'record-episode']);
  const artifacts = await loadArtifacts(ctx, id);
  expect(artifactOf({ artifacts }, 'write-script').title).toBe('It costs $489,000.');
  expect(await stateOf(id)).toBe('delivered');
});

test('a step that hangs is aborted and retried', async () => {
  const { id } = await createPaidPodcast(ctx);
  const { steps } = threeSteps({ 'read-listing': () => new Promise(() => {}) });
  const hasty = steps.map((step) => ({ ...step, limitSeconds: 0.05 }));
  await expect(produceEpisode(ctx, { podcastId: id }, hasty)).rejects.toThrow('no progress for');
  expect((await listSteps(ctx, id))[0]).toMatchObject({ outcome: 'failed' });
});

test('a worker that is told to stop gives the podcast back without counting it as a failure', async () => {
  const { id } = await createPaidPodcast(ctx);
  const stopping = new AbortController();
  const { steps } = threeSteps({
    'write-script': ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        stopping.abort();
      }),
  });
  await expect(produceEpisode(ctx, { podcastId: id, signal: stopping.signal }, steps)).rejects.toThrow();
  expect(await findRun(ctx, id)).toMatchObject({ state: 'queued', tries: 0, leasedUntil: null });
  expect((await listSteps(ctx, id)).at(-1)).toMatchObject({ name: 'write-script', outcome: 'interrupted' });
});

test('a changed fact remakes everything made from it; manually edited text is kept', async () => {
  const { id } = await createPaidPodcast(ctx);
  const { made, steps } = threeSteps();
  await produceEpisode(ctx, { podcastId: id }, steps);
  await restartProduction(ctx, { podcastId: id, actor });
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(made).toHaveLength(3);
  await ctx.db.update(listings).set({ price: '$455,000' }).where(eq(listings.podcastId, id));
  await restartProduction(ctx, { podcastId: id, actor });
  await produceEpisode(ctx, { podcastId: id }, steps);
  expect(made).toHaveLength(6);
  expect((await loadArtifacts(ctx, id))['write-script']?.data).toMatchObject({ title: 'It costs $455,000.' });
});

test('a paid podcast without a worker is queued again, one in progress is not', async () => {
  const sent: string[] = [];
  const queue = {
    ...ctx.queue,
    send: async (_: string, payload: { podcastId?: string }) => void sent.push(payload.podcastId ?? ''),
  } as typeof ctx.queue;
  const longAgo = new Date(Date.now() - 3_600_000);
  const lost = await createPaidPodcast(ctx, { updatedAt: longAgo });
  const young = await createPaidPodcast(ctx);
  await resumeProductions({ ...ctx, queue });
  expect(sent).toContain(lost.id);
  expect(sent).not.toContain(young.id);
});
