import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { deliverPodcast } from './deliver-podcast.ts';

const { ctx } = await createTestContext();
const deliver = (podcastId: string) =>
  inTransaction(ctx, (tx) => deliverPodcast(tx, { podcastId, audioKey: 'episodes/one.mp3', episode: null }));
const mailsTo = (recipient: string) => ctx.db.$count(mails, eq(mails.recipient, recipient));

async function read(podcastId: string) {
  const [row] = await ctx.db
    .select({ status: podcasts.status, url: podcasts.gcsFileUrl, listing: listings.status })
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(eq(podcasts.id, podcastId));
  return row;
}

test.each(['paid', 'processing', 'completed'] as const)(
  'an order that is %s is delivered',
  async (status) => {
    const { id } = await createPaidPodcast(ctx, { status });
    await deliver(id);
    expect(await read(id)).toEqual({
      status: 'completed',
      url: '/files/episodes/one.mp3',
      listing: 'active',
    });
  },
);

test.each([
  ['failed', null],
  ['cancelled', null],
  ['pending', 'session-of-a-payment'],
] as const)(
  'nothing is handed over for an order that is %s (payment: %s)',
  async (status, paymentSessionId) => {
    const { id, customerEmail } = await createPaidPodcast(ctx, { status, paymentSessionId });
    await expect(deliver(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await read(id)).toEqual({ status, url: null, listing: 'data_populated' });
    expect(await mailsTo(customerEmail)).toBe(0);
  },
);

test('an order on account doesn’t wait for a payment', async () => {
  const { id, customerEmail } = await createPaidPodcast(ctx, { status: 'pending' });
  await deliver(id);
  expect((await read(id))?.status).toBe('completed');
  expect(await mailsTo(customerEmail)).toBe(1);
});

test('a listing without data is not published', async () => {
  const { id } = await createPaidPodcast(ctx, { listing: { status: 'pending' } });
  await expect(deliver(id)).rejects.toMatchObject({ code: 'conflict' });
  expect(await read(id)).toEqual({ status: 'paid', url: null, listing: 'pending' });
});
