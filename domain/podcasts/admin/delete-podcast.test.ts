import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { auditLog } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { fileUrl } from '#domain/files/rules.ts';
import { removeReplacedFiles } from '#domain/production/delivery/remove-replaced-files.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { deletePodcast } from './delete-podcast.ts';

const { ctx, queue } = await createTestContext();
const actor = { actorId: null, ip: '127.0.0.1' };

async function completedOrder(name: string) {
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({ listingUrl: `https://homes.example/${name}`, customerEmail: `${name}@delete.example` })
    .returning();
  const id = podcast?.id as string;
  const key = `episodes/${id}/0123456789abcdef.mp3`;
  await ctx.storage.put(key, new Uint8Array([1]), { contentType: 'audio/mpeg' });
  const [order] = await ctx.db
    .update(podcasts)
    .set({ status: 'completed', podcastFileUrl: fileUrl(key), gcsFileUrl: fileUrl(key) })
    .where(eq(podcasts.id, id))
    .returning();
  await ctx.db.insert(listings).values({ slug: name, status: 'active', podcastId: id });
  return { order: order as typeof podcasts.$inferSelect, key };
}

const listingOf = async (slug: string) =>
  (await ctx.db.select().from(listings).where(eq(listings.slug, slug)))[0];

test('an order is deleted with its file, its listing stays, and it is audited', async () => {
  const { order, key } = await completedOrder('gone');
  await deletePodcast(ctx, { podcastId: order.id, updatedAt: order.updatedAt.toISOString(), actor });
  expect(await ctx.db.select().from(podcasts).where(eq(podcasts.id, order.id))).toEqual([]);
  expect(await listingOf('gone')).toMatchObject({ podcastId: null, status: 'active' });
  const [job] = await queue.boss.fetch<{ podcastId: string; replacedKeys: string[] }>('tidy-episode-files');
  await removeReplacedFiles(ctx, job?.data as { podcastId: string; replacedKeys: string[] });
  expect(await ctx.storage.stat(key)).toBeUndefined();
  const [entry] = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, order.id));
  expect(entry).toMatchObject({
    action: 'order.deleted',
    details: { status: 'completed', customerEmail: 'gone@delete.example' },
  });
  const again = deletePodcast(ctx, { podcastId: order.id, actor });
  await expect(again).rejects.toThrow('This order no longer exists');
});

test('an order that changed since it was read is not deleted', async () => {
  const { order } = await completedOrder('stale');
  await ctx.db
    .update(podcasts)
    .set({ customerPhone: '(555) 010-0101', updatedAt: new Date(order.updatedAt.getTime() + 1) })
    .where(eq(podcasts.id, order.id));
  const stale = deletePodcast(ctx, {
    podcastId: order.id,
    updatedAt: order.updatedAt.toISOString(),
    actor,
  });
  await expect(stale).rejects.toMatchObject({
    code: 'conflict',
    message: 'This order has changed since you opened it. Please check it first.',
  });
  expect((await listingOf('stale'))?.podcastId).toBe(order.id);
});
