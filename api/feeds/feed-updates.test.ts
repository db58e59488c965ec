import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import { fileKeyOf } from '#domain/files/rules.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createUpdatedHome } from '#tests/support/updated-home.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const owner = await signedIn(ctx, { email: 'owner@feed-updates.example' });
const { podcastId, audioUrl } = await createUpdatedHome(ctx, { userId: owner.userId, email: 'a@b.example' });
const newsUrl = `/files/episodes/${podcastId}/news.mp3`;
for (const url of [audioUrl, newsUrl])
  await ctx.storage.put(fileKeyOf(url) ?? '', Buffer.from('sound'), { contentType: 'audio/mpeg' });
const [row] = await ctx.db
  .insert(episodeUpdates)
  .values({
    podcastId,
    kind: 'open-house',
    openHouse: { date: '2999-01-05', start: '13:00', end: '15:00' },
    state: 'ready',
    script: {},
    sheet: {},
    audioUrl: newsUrl,
    episode: {
      durationSeconds: 34,
      chapters: [{ title: 'What’s new', startSeconds: 12 }],
      turns: [],
      peaks: [],
    },
    readyAt: new Date(Date.now() + 1000),
  })
  .returning();
const updateId = row?.id ?? '';
type Item = { id: string; title: string; attachments: { url: string }[] };
const itemsOf = async () => {
  const answer = await app.request(`/feeds/agents/${owner.userId}.json`);
  return ((await answer.json()) as { items: Item[] }).items;
};

test('an update is a separate item above its home’s episode, with its own chapters', async () => {
  const items = await itemsOf();
  expect(items.map(({ id }) => id)).toEqual([updateId, podcastId]);
  expect(items[0]?.title).toMatch(/^Open house: 12 Elm Street/);
  expect(items[0]?.attachments[0]?.url).toContain(newsUrl);
  const xml = await (await app.request(`/feeds/agents/${owner.userId}.xml`)).text();
  expect(xml).toContain(`/feeds/chapters/${updateId}.json`);
  expect(xml).toContain('<itunes:episodeType>bonus</itunes:episodeType>');
  const chapters = await (await app.request(`/feeds/chapters/${updateId}.json`)).json();
  expect(chapters).toMatchObject({ chapters: [{ startTime: 12, title: 'What’s new' }] });
});

test('it leaves the feed when it is no longer true, or when its home does', async () => {
  await ctx.db.update(listings).set({ saleStatus: 'sold' }).where(eq(listings.podcastId, podcastId));
  expect((await itemsOf()).map(({ id }) => id)).toEqual([podcastId]);
  await ctx.db.update(listings).set({ saleStatus: 'active' }).where(eq(listings.podcastId, podcastId));
  await ctx.db.update(podcasts).set({ takenDownAt: ctx.now() }).where(eq(podcasts.id, podcastId));
  expect((await app.request(`/feeds/chapters/${updateId}.json`)).status).toBe(410);
  expect((await app.request(`/feeds/agents/${owner.userId}.json`)).status).toBe(404);
});
