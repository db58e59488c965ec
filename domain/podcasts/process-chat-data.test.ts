import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { listingPage } from '#tests/support/listing-site.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { processChatData } from './process-chat-data.ts';

const { ctx } = await createTestContext();

async function addPodcast(values: Partial<typeof podcasts.$inferInsert> = {}) {
  const [row] = await ctx.db
    .insert(podcasts)
    .values({
      listingUrl: 'https://homes.example/1',
      customerEmail: 'pat@example.com',
      status: 'paid',
      ...values,
    })
    .returning();
  return row as typeof podcasts.$inferSelect;
}

async function read(id: string) {
  const [row] = await ctx.db
    .select({ podcast: podcasts, listing: listings })
    .from(podcasts)
    .leftJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(eq(podcasts.id, id));
  return row as { podcast: typeof podcasts.$inferSelect; listing: typeof listings.$inferSelect };
}

const chat = JSON.stringify({
  address: '77 Chestnut Street',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  price: '$615,000',
  bedrooms: 3,
  bathrooms: 2,
  sqft: 1720,
  year_built: 1910,
  features: ['Slate roof', 'Two-car garage'],
  neighborhood_name: 'Munjoy Hill',
  market_stats: { median_home_value: 540000 },
  faqs: [{ question: 'Is there parking?', answer: 'Yes, a two-car garage.' }],
});

test('JSON data fills the order’s listing and moves the order forward', async () => {
  const podcast = await addPodcast();
  const { status } = await processChatData(ctx, { podcastId: podcast.id, chatgptData: chat });
  expect(status).toBe('chatgpt_processed');
  const row = await read(podcast.id);
  expect(row.podcast).toMatchObject({
    chatgptData: chat,
    chatgptProcessedAt: ctx.now(),
    status: 'chatgpt_processed',
  });
  expect(row.listing).toMatchObject({
    status: 'data_populated',
    slug: '77-chestnut-street-portland',
    address: '77 Chestnut Street',
    city: 'Portland',
    state: 'ME',
    price: '$615,000',
    beds: 3,
    baths: 2,
    sqft: '1,720',
    neighborhoodName: 'Munjoy Hill',
    marketStats: { median_home_value: '$540,000' },
    faqs: [{ question: 'Is there parking?', answer: 'Yes, a two-car garage.' }],
    sourceUrl: 'https://homes.example/1',
  });
});

test('sending it twice, even at once, creates one listing', async () => {
  const podcast = await addPodcast();
  await Promise.all([1, 2, 3].map(() => processChatData(ctx, { podcastId: podcast.id, chatgptData: chat })));
  const rows = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcast.id));
  expect(rows).toHaveLength(1);
});

test('prose and pasted HTML are read, too', async () => {
  const prose = await addPodcast();
  await processChatData(ctx, {
    podcastId: prose.id,
    chatgptData:
      'Address: 5 Birch Road, Bend, OR 97701\nPrice: $410,000\nBedrooms: 2\nBathrooms: 1.5\nSquare feet: 1,100',
  });
  expect((await read(prose.id)).listing).toMatchObject({
    address: '5 Birch Road',
    price: '$410,000',
    beds: 2,
    baths: 1.5,
  });
  const html = await addPodcast();
  await processChatData(ctx, { podcastId: html.id, chatgptData: listingPage({ street: '6 Birch Road' }) });
  expect((await read(html.id)).listing.address).toBe('6 Birch Road');
});

test.each([
  ['pending', null, 'chatgpt_processed'],
  ['pending', 'cs_open', 'pending'],
  ['paid', 'cs_paid', 'chatgpt_processed'],
  ['processing', null, 'chatgpt_processed'],
  ['chatgpt_processed', null, 'chatgpt_processed'],
  ['completed', null, 'completed'],
  ['failed', null, 'failed'],
  ['cancelled', null, 'cancelled'],
] as const)('an order that is %s (payment %s) is then %s', async (status, paymentSessionId, after) => {
  const podcast = await addPodcast({
    status,
    paymentSessionId: paymentSessionId && `${paymentSessionId}-${randomUUID()}`,
  });
  await processChatData(ctx, { podcastId: podcast.id, chatgptData: chat });
  const row = await read(podcast.id);
  expect(row.podcast.status).toBe(after);
  expect(row.podcast.chatgptData).toBe(chat);
});

test('empty data, data without facts and unknown orders are refused and change nothing', async () => {
  const podcast = await addPodcast();
  const send = (chatgptData: string, podcastId = podcast.id) =>
    processChatData(ctx, { podcastId, chatgptData });
  await expect(send('  \n')).rejects.toThrow('Please paste the ChatGPT data before submitting');
  await expect(send('Sorry, I cannot help with that.')).rejects.toThrow(
    'No property facts were found in this text.',
  );
  await expect(send(chat, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  expect((await read(podcast.id)).podcast).toEqual(podcast);
});
