import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#db/in-transaction.ts';
import { listings } from '#db/schema/listings.ts';
import { webhookEvents } from '#db/schema/webhooks.ts';
import { recordListingLead } from '#domain/leads/record-listing-lead.ts';
import { editListing } from '#domain/listings/edit-listing.ts';
import { createOrder } from '#domain/podcasts/admin/create-order.ts';
import { fulfillPodcast } from '#domain/podcasts/fulfill-order.ts';
import { deliverPodcast } from '#domain/production/delivery/deliver-podcast.ts';
import { produceEpisode } from '#domain/production/produce-episode.ts';
import { NeedsAnswers, NeedsReview } from '#domain/production/run/needs-review.ts';
import { createWebhook } from '#domain/webhooks/create-webhook.ts';
import { webhookEventTypes } from '#domain/webhooks/rules.ts';
import { createApiAccount } from './support/api-account.ts';
import { createPaidPodcast } from './support/paid-podcast.ts';
import { givenStep } from './support/short-talk.ts';
import { createTestContext } from './support/test-context.ts';

/** Every webhook event, from the use case that causes it. */
const { ctx } = await createTestContext();
const agent = await createApiAccount(ctx, 'agent@events.example');
await createWebhook(ctx, {
  url: 'https://hooks.example.com/',
  events: [...webhookEventTypes],
  userId: agent.userId,
  ip: '127.0.0.1',
});
const actor = { actorId: null, ip: null };
beforeEach(async () => {
  await ctx.db.delete(webhookEvents);
});

async function told() {
  const rows = await ctx.db.select().from(webhookEvents).orderBy(webhookEvents.sequence);
  return rows.map((row) => JSON.parse(row.body));
}

const home = () => createPaidPodcast(ctx, { userId: agent.userId, customerEmail: agent.email });

test('order.paid: from a payment and from staff, even if only the address says whose it is', async () => {
  const podcast = await createPaidPodcast(ctx, { customerEmail: agent.email });
  await inTransaction(ctx, (tx) =>
    fulfillPodcast(tx, podcast, { facts: null, source: 'order', mailsStaff: false }),
  );
  const order = {
    listing_url: 'https://homes.example/staff',
    customer_email: agent.email,
    customer_first_name: '',
    customer_last_name: '',
    customer_phone: '',
    amount: 1500,
  };
  const { podcastId } = await createOrder(ctx, { order, actor });
  expect(await told()).toMatchObject([
    { type: 'order.paid', data: { orderId: podcast.id, listingUrl: podcast.listingUrl, amountCents: 2999 } },
    { type: 'order.paid', data: { orderId: podcastId, amountCents: 1500, currency: 'USD' } },
  ]);
});

test('episode.ready: with every delivery', async () => {
  const { id } = await home();
  for (const name of ['one', 'two'])
    await inTransaction(ctx, (tx) =>
      deliverPodcast(tx, { podcastId: id, audioKey: `episodes/${name}.mp3`, episode: null }),
    );
  expect(await told()).toMatchObject([
    {
      type: 'episode.ready',
      data: {
        orderId: id,
        isFirst: true,
        audioUrl: `${ctx.site.url}/files/episodes/one.mp3`,
        pageUrl: expect.stringContaining(`${ctx.site.url}/listings/`),
      },
    },
    { data: { isFirst: false, audioUrl: `${ctx.site.url}/files/episodes/two.mp3` } },
  ]);
});

const failing = (error: Error) => [{ ...givenStep('check-facts'), run: () => Promise.reject(error) }];
const issue = {
  reason: 'fact_conflict' as const,
  subjectHash: 'x',
  canApprove: true,
  evidence: { secret: 'for staff' },
};

test('episode.needs_review: the reasons, not what staff see', async () => {
  const { id } = await home();
  await produceEpisode(ctx, { podcastId: id }, failing(new NeedsReview([issue])));
  const events = await told();
  expect(events).toMatchObject([
    { type: 'episode.needs_review', data: { orderId: id, reasons: ['fact_conflict'] } },
  ]);
  expect(JSON.stringify(events)).not.toContain('for staff');
});

test('question.asked: once for each question', async () => {
  const { id } = await home();
  const error = new NeedsAnswers([{ field: 'roof', question: 'How old is the roof?' }], issue);
  for (let time = 0; time < 2; time += 1) await produceEpisode(ctx, { podcastId: id }, failing(error));
  expect(await told()).toMatchObject([
    {
      type: 'question.asked',
      data: { orderId: id, questions: [{ id: expect.any(String), question: 'How old is the roof?' }] },
    },
  ]);
});

test('listing.changed: only when a fact is different', async () => {
  const { id } = await home();
  const read = async () => (await ctx.db.select().from(listings).where(eq(listings.podcastId, id)))[0];
  for (let time = 0; time < 2; time += 1) {
    const listing = await read();
    const seen = { listingId: listing?.id ?? '', updatedAt: listing?.updatedAt.toISOString() ?? '' };
    await editListing(ctx, { ...seen, price: '$450,000', actor });
  }
  const events = await told();
  expect(events).toMatchObject([{ type: 'listing.changed', data: { orderId: id } }]);
  expect(events[0].data.changes).toContainEqual({ field: 'price', before: '$489,000', after: '$450,000' });
});

test('lead.created: with what the buyer wrote, but not from a bot', async () => {
  const { id } = await home();
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, id));
  const lead = {
    name: 'Bo Li',
    email: 'bo@example.com',
    phone: '5550100142',
    message: 'Is it still there?',
    listingId: listing?.id,
    ip: '127.0.0.1',
  };
  await recordListingLead(ctx, { ...lead, website: 'https://spam.example' });
  await recordListingLead(ctx, lead);
  expect(await told()).toMatchObject([
    {
      type: 'lead.created',
      data: {
        orderId: id,
        listingId: listing?.id,
        lead: { firstName: 'Bo', lastName: 'Li', email: 'bo@example.com', message: 'Is it still there?' },
      },
    },
  ]);
});
