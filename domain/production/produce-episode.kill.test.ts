import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { reviewItems } from '#db/schema/production.ts';
import { createPaidPodcast, endLease } from '#tests/support/paid-podcast.ts';
import { shortSteps } from '#tests/support/short-talk.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { decideReview } from './decide-review.ts';
import { filesOf } from './deliver-podcast.ts';
import { produceEpisode } from './produce-episode.ts';
import { findRun, listSteps } from './queries.ts';
import { stepNames } from './rules.ts';
import { loadProducts } from './run/run-records.ts';

const { ctx, databaseUrl, folder } = await createTestContext();

async function produceAndDie(podcastId: string, killAt: string): Promise<void> {
  const program = ['tests/support/produce-process.ts', databaseUrl, folder, podcastId, killAt];
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Ten of them load the same modules.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'modules') },
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal, killAt).toBe('SIGKILL');
  await endLease(ctx, podcastId);
}

/** Works on until a person has to look, looks, and works on. */
async function approveAll(podcastId: string): Promise<void> {
  const isOpen = and(eq(reviewItems.podcastId, podcastId), isNull(reviewItems.closedAt));
  const actor = { actorId: null, ip: null };
  for (const { id } of await ctx.db.select().from(reviewItems).where(isOpen))
    await decideReview(ctx, { reviewItemId: id, decision: 'approve', actor });
}

async function storedFiles(prefix: string): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  for await (const { key, modifiedAt } of ctx.storage.list(prefix)) files.set(key, modifiedAt.getTime());
  return files;
}

test('kill -9 in every step: each product is made once, nothing is lost, doubled or left over', {
  timeout: 180_000,
}, async () => {
  const { id } = await createPaidPodcast(ctx);
  await produceAndDie(id, 'made:read-listing');
  await produceEpisode(ctx, { podcastId: id }, shortSteps);
  expect((await findRun(ctx, id))?.state).toBe('waiting_for_agent');
  await approveAll(id);
  for (const step of ['check-facts', 'write-script', 'check-script']) await produceAndDie(id, `made:${step}`);

  await produceAndDie(id, 'part:record-episode');
  const takesBefore = await storedFiles('takes/');
  expect(takesBefore.size).toBe(2);
  await produceAndDie(id, 'made:record-episode');
  const takes = await storedFiles('takes/');
  expect(takes.size).toBe(4);
  for (const [key, writtenAt] of takesBefore) expect(takes.get(key), 'said twice').toBe(writtenAt);

  await produceAndDie(id, 'made:master-episode');
  await produceEpisode(ctx, { podcastId: id }, shortSteps);
  await approveAll(id);
  for (const step of ['listen-back', 'write-page', 'write-marketing'])
    await produceAndDie(id, `made:${step}`);
  await produceEpisode(ctx, { podcastId: id }, shortSteps);
  await approveAll(id);
  expect((await ctx.db.select().from(mails).where(eq(mails.kind, 'podcast-ready'))).length).toBe(0);
  await produceAndDie(id, 'made:deliver-episode');
  await produceEpisode(ctx, { podcastId: id }, shortSteps);

  expect((await findRun(ctx, id))?.state).toBe('delivered');
  const done = (await listSteps(ctx, id)).filter(({ outcome }) => outcome === 'done');
  expect(done.map(({ name }) => name)).toEqual([...stepNames]);
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, id));
  expect(podcast?.status).toBe('completed');
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, id));
  expect(listing?.status).toBe('active');

  const products = await loadProducts(ctx, id);
  const named = new Set([
    ...filesOf(podcast as typeof podcasts.$inferSelect),
    ...Object.values(products).flatMap(({ files }) => Object.values(files)),
  ]);
  expect(new Set((await storedFiles(`episodes/${id}/`)).keys())).toEqual(named);
  const ready = await ctx.db.select().from(mails).where(eq(mails.kind, 'podcast-ready'));
  expect(ready).toHaveLength(1);
  const told = await ctx.db.select().from(contacts).where(eq(contacts.podcastId, id));
  expect(told.map(({ sourceKey }) => sourceKey)).toEqual([`delivered:${id}`]);
  const deliveries = await ctx.db.select().from(contactDeliveries);
  expect(deliveries.map(({ destination }) => destination).sort()).toEqual(['crm', 'spreadsheet']);
  const kit = await ctx.db.select().from(marketingParts).where(eq(marketingParts.podcastId, id));
  expect(kit.map(({ version }) => version)).toEqual(kit.map(() => 1));
});
