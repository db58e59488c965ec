import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import type { HostedPhoto } from '#db/schema/listings.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts, productionRuns, reviewItems } from '#db/schema/production.ts';
import { expectDelivered, expectFiles } from '#tests/support/expect-delivered.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { shortSteps } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { jobSettings } from '../jobs.ts';
import { editPart } from '../marketing/edit-part.ts';
import { listParts } from '../marketing/queries.ts';
import { rewriteMarketing } from '../marketing/rewrite-marketing.ts';
import { removeReplacedFiles } from './delivery/remove-replaced-files.ts';
import { findClaimChecker } from './find-claim-checker.ts';
import { produceEpisode } from './produce-episode.ts';
import { findRun, listReviews, listSteps } from './queries.ts';
import { decideReview } from './reviews/decide-review.ts';
import { type StepName, stepNames } from './rules.ts';
import { artifactOf, loadArtifacts } from './run/artifacts.ts';
import { restartProduction } from './run/restart-production.ts';
import { resumeProductions } from './run/resume-productions.ts';
import type { Step } from './run/step.ts';
import type { StepData } from './run/step-data.ts';

const { ctx } = await createTestContext(quickStudio);
const actor = { actorId: null, ip: null };
const produce = (podcastId: string, steps = shortSteps) => produceEpisode(ctx, { podcastId }, steps);
const stateOf = async (id: string) => (await findRun(ctx, id))?.state;
const failing = (name: StepName, error: Error): Step[] =>
  shortSteps.map((step) => (step.name === name ? { ...step, run: () => Promise.reject(error) } : step));
const away = new Unavailable('somebody', 'answered 500');

async function resumed(): Promise<string[]> {
  const sent: string[] = [];
  const send = async (_: string, payload: { podcastId?: string }) => void sent.push(payload.podcastId ?? '');
  await resumeProductions({ ...ctx, queue: { ...ctx.queue, send } as typeof ctx.queue });
  return sent;
}

test('whichever step stays broken, staff are told before the queue gives up', async () => {
  const { id } = await createPaidPodcast(ctx);
  let attempts = 0;
  for (const name of ['record-episode', 'deliver-episode'] as const) {
    while ((await stateOf(id)) !== 'in_review') {
      await produce(id, failing(name, away)).catch(() => undefined);
      attempts += 1;
    }
    const item = (await listReviews(ctx, id)).find(({ closedAt }) => closedAt === null);
    expect(item).toMatchObject({ step: name, reason: 'provider_failure' });
    await decideReview(ctx, { reviewItemId: item?.id as string, decision: 'retry', actor });
  }
  expect(attempts).toBeLessThan(jobSettings['produce-episode'].retryLimit);
  await produce(id);
  await expectDelivered(ctx, id);
});

test('an order canceled before its turn is stopped and never queued again', async () => {
  const { id } = await createPaidPodcast(ctx);
  await expect(produce(id, failing('check-facts', away))).rejects.toThrow('500');
  await ctx.db.update(podcasts).set({ status: 'cancelled' }).where(eq(podcasts.id, id));
  await produce(id);
  expect(await stateOf(id)).toBe('stopped');
  await ctx.db.execute(sql`alter table production_runs disable trigger user`);
  await ctx.db
    .update(productionRuns)
    .set({ updatedAt: new Date(0) })
    .where(eq(productionRuns.podcastId, id));
  await ctx.db.execute(sql`alter table production_runs enable trigger user`);
  expect(await resumed()).not.toContain(id);
});

test('a podcast whose worker and job are both gone is queued again after twice the lease', async () => {
  const { id } = await createPaidPodcast(ctx);
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const run = { podcastId: id, state: 'running' as const, leasedUntil: ago(25), updatedAt: ago(45) };
  await ctx.db.insert(productionRuns).values(run);
  const { id: alive } = await createPaidPodcast(ctx);
  await ctx.db.insert(productionRuns).values({ ...run, podcastId: alive, leasedUntil: ago(-10) });
  const asked = await resumed();
  expect(asked).toContain(id);
  expect(asked).not.toContain(alive);
});

test('a lease from before the clock was set back expires', async () => {
  const { id } = await createPaidPodcast(ctx);
  const later = new Date(Date.now() + 3 * 3_600_000);
  await ctx.db
    .insert(productionRuns)
    .values({ podcastId: id, state: 'running' as const, leasedUntil: later, updatedAt: later });
  expect(await resumed()).toContain(id);
  await produce(id);
  await expectDelivered(ctx, id);
});

test('a review after a worker that always dies names the step, and its retry keeps a person’s edits', async () => {
  const { id } = await createPaidPodcast(ctx);
  await expect(produce(id, failing('record-episode', away))).rejects.toThrow('500');
  const isScript = and(eq(productionArtifacts.podcastId, id), eq(productionArtifacts.step, 'write-script'));
  await ctx.db.update(productionArtifacts).set({ isPinned: true }).where(isScript);
  await ctx.db.update(productionRuns).set({ tries: 7 }).where(eq(productionRuns.podcastId, id));
  await produce(id);
  const [item] = await listReviews(ctx, id);
  expect(item).toMatchObject({ step: 'record-episode', reason: 'provider_failure' });
  await ctx.db.update(reviewItems).set({ step: 'check-facts' }).where(eq(reviewItems.podcastId, id));
  await decideReview(ctx, { reviewItemId: item?.id as string, decision: 'retry', actor });
  const kept = await ctx.db.select().from(productionArtifacts).where(eq(productionArtifacts.podcastId, id));
  expect(kept.map(({ step }) => step).sort()).toEqual(['read-listing', 'write-script']);
});

test('a missing clip is recorded again', async () => {
  const { id } = await createPaidPodcast(ctx);
  await produce(id);
  for await (const { key } of ctx.storage.list('takes/')) await ctx.storage.remove(key);
  await restartProduction(ctx, { podcastId: id, fromStep: 'master-episode', actor });
  await expect(produce(id)).rejects.toThrow('recorded again');
  await produce(id);
  await expectDelivered(ctx, id);
});

test('files that an artifact replaced are removed, even if it was never delivered', async () => {
  const { id } = await createPaidPodcast(ctx);
  const titled = (title: string) =>
    shortSteps.map((step) =>
      step.name === 'write-script'
        ? {
            ...step,
            input: async () => title,
            run: async (work: Parameters<Step['run']>[0]) => {
              const { data } = await step.run(work);
              return { data: { ...(data as StepData['write-script']), title } };
            },
          }
        : step,
    );
  await produce(id, titled('One').slice(0, 7));
  await restartProduction(ctx, { podcastId: id, actor });
  await produce(id, titled('Two'));
  const { rows } = await ctx.db.execute(
    sql`select data from pgboss.job where name = 'tidy-episode-files' and data->>'podcastId' = ${id}`,
  );
  for (const { data } of rows) await removeReplacedFiles(ctx, data as never);
  await expectFiles(ctx, id);
  await expectDelivered(ctx, id);
});

test('photos that arrive after the kit are drawn into it; an edited part gets an offer', async () => {
  const { id } = await createPaidPodcast(ctx);
  await produce(id);
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, id));
  const email = (await listParts(ctx, id)).find(({ part }) => part === 'email');
  await editPart(ctx, { podcastId: id, part: 'email', seenVersion: email?.version ?? 0, heading: 'Mine' });
  const url = `/files/${'photos/one.jpg'}`;
  await ctx.storage.put('photos/one.jpg', Buffer.from('a photo'), { contentType: 'image/jpeg' });
  const photo: HostedPhoto = {
    alt: 'Front',
    width: 800,
    height: 600,
    preview: '',
    variants: [{ url, width: 800, height: 600, type: 'image/jpeg', sizeBytes: 7 }],
  } as never;
  await ctx.db
    .update(listings)
    .set({ localImages: [photo] })
    .where(eq(listings.podcastId, id));
  for (const _ of [1, 2]) await rewriteMarketing(ctx, listing?.id as string, findClaimChecker);
  const parts = (await listParts(ctx, id)).map(({ part, version, state }) => `${part} ${version} ${state}`);
  expect(parts.sort()).toEqual([
    'email 2 current',
    'email 3 offered',
    'facebook 1 current',
    'google 1 current',
    'image 2 current',
    'instagram 1 current',
    'linkedin 1 current',
    'remarks 1 current',
    'sms 1 current',
    'threads 1 current',
    'tiktok 1 current',
    'twitter 1 current',
  ]);
  const [after] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, id));
  const key = after?.socialMediaImages?.promotional?.replace('/files/', '') ?? '';
  const opened = await ctx.storage.open(key);
  expect(String(await opened?.stream.toArray())).toContain('"hasPhoto":true');
});

test('a saved step stays done even if its response was lost', async () => {
  const { id } = await createPaidPodcast(ctx);
  let losses = 1;
  const db = Object.create(ctx.db) as typeof ctx.db;
  db.transaction = async (work) => {
    const done = await ctx.db.transaction(work);
    const [artifact] = await ctx.db
      .select({ step: productionArtifacts.step })
      .from(productionArtifacts)
      .where(and(eq(productionArtifacts.podcastId, id), eq(productionArtifacts.step, 'check-script')));
    if (!artifact || losses === 0) return done;
    losses -= 1;
    throw new Error('the connection is gone');
  };
  await expect(produceEpisode({ ...ctx, db }, { podcastId: id }, shortSteps)).rejects.toThrow('connection');
  await produce(id);
  const open = await ctx.db
    .select()
    .from(reviewItems)
    .where(and(eq(reviewItems.podcastId, id), isNull(reviewItems.closedAt)));
  expect(open).toEqual([]);
  expect((await listSteps(ctx, id)).map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(
    stepNames.map((name) => `${name} done`),
  );
});

test('a price that changes during production is included, whatever else was reworded', async () => {
  const description = 'Hardwood floors. Perfect for young families with children.';
  const { id } = await createPaidPodcast(ctx, { listing: { description } });
  const price = '$455,000';
  const changing = shortSteps.map(
    (step): Step => ({
      ...step,
      async run(work) {
        if (step.name === 'record-episode')
          await ctx.db.update(listings).set({ price }).where(eq(listings.podcastId, id));
        return step.run(work);
      },
    }),
  );
  await produce(id, changing);
  const artifacts = await loadArtifacts(ctx, id);
  expect(artifactOf({ artifacts }, 'read-listing').listing.price).toBe(price);
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, id));
  expect(listing).toMatchObject({ price, description: expect.not.stringContaining('families') });
  await expectDelivered(ctx, id);
});
