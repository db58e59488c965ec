import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { partNames } from '#db/column-values.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '#domain/context.ts';
import { referencedKeys } from '#domain/production/delivery/deliver-podcast.ts';
import { findRun, listSteps } from '#domain/production/queries.ts';
import { stepNames } from '#domain/production/rules.ts';
import { loadArtifacts } from '#domain/production/run/artifacts.ts';

type Ctx = Pick<Context, 'db' | 'storage'>;

/**
 * What must be true of a delivered podcast whatever happened on the way: one result, one current file, nobody notified
 * twice, nothing open, nothing left over, no reference to anything missing.
 */
export async function expectDelivered(ctx: Ctx, podcastId: string): Promise<void> {
  expect(await findRun(ctx, podcastId)).toMatchObject({ state: 'delivered', leasedUntil: null });
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  expect(podcast).toMatchObject({ status: 'completed', gcsFileUrl: podcast?.podcastFileUrl });
  const listing = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId));
  expect(listing.map(({ status }) => status)).toEqual(['active']);
  await expectFiles(ctx, podcastId);
  const ready = await ctx.db
    .select()
    .from(mails)
    .where(eq(mails.mailKey, `podcast-ready:${podcastId}`));
  expect(ready).toHaveLength(1);
  const told = await ctx.db
    .select({ key: contacts.sourceKey, destination: contactDeliveries.destination })
    .from(contacts)
    .innerJoin(contactDeliveries, eq(contactDeliveries.contactId, contacts.id))
    .where(eq(contacts.podcastId, podcastId));
  expect(told.map(({ key, destination }) => `${key} ${destination}`).sort()).toEqual([
    `delivered:${podcastId} crm`,
    `delivered:${podcastId} spreadsheet`,
  ]);
  expect((await listSteps(ctx, podcastId)).filter(({ endedAt }) => endedAt === null)).toEqual([]);
}

/** Every artifact was stored once, in order, and every part of the kit has one version. */
export async function expectMadeOnce(ctx: Ctx, podcastId: string): Promise<void> {
  const done = (await listSteps(ctx, podcastId)).filter(({ outcome }) => outcome === 'done');
  expect(done.map(({ name }) => name)).toEqual([...stepNames]);
  expect(Object.keys(await loadArtifacts(ctx, podcastId)).sort()).toEqual([...stepNames].sort());
  const kit = await ctx.db.select().from(marketingParts).where(eq(marketingParts.podcastId, podcastId));
  expect(kit.map(({ part, version, state }) => `${part} ${version} ${state}`).sort()).toEqual(
    [...partNames].sort().map((part) => `${part} 1 current`),
  );
}

/** Rows and artifacts refer to exactly the files that exist. */
export async function expectFiles(ctx: Ctx, podcastId: string): Promise<void> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  const artifacts = await loadArtifacts(ctx, podcastId);
  const named = new Set([
    ...(podcast ? referencedKeys(podcast) : []),
    ...Object.values(artifacts).flatMap(({ files }) => Object.values(files)),
  ]);
  const stored: string[] = [];
  for await (const { key } of ctx.storage.list(`episodes/${podcastId}/`)) stored.push(key);
  expect(stored.sort()).toEqual([...named].sort());
}
