import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import { endOfListingDay } from '#domain/listings/listing-day.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { createUpdatedHome } from '#tests/support/updated-home.ts';

const { ctx, setNow } = await createTestContext();
const app = createFullApp(ctx);
const open = async (path: string) => {
  const answer = await app.request(path);
  return { status: answer.status, html: await answer.text() };
};
const turns = [
  { speaker: 'Nora', text: 'The sky over Elm Street is blue.', startSeconds: 4, endSeconds: 6 },
  { speaker: 'Miles', text: 'Call Maya Lind.', startSeconds: 7, endSeconds: 8 },
];
const fileOf = (podcastId: string, name: string) => `/files/episodes/${podcastId}/${name}.mp3`;

async function addUpdate(podcastId: string, more: Partial<typeof episodeUpdates.$inferInsert> = {}) {
  const price = { id: 'price', field: 'price', label: 'Price', value: '$475,000', aliases: [] };
  const source = { kind: 'page', excerpt: '$475,000' };
  await ctx.db.insert(episodeUpdates).values({
    podcastId,
    kind: 'price-improved',
    state: 'ready',
    script: { title: 'Price drop', turns: [], writer: { name: 'built-in' } },
    sheet: { listingId: 'x', facts: [{ ...price, source }] },
    audioUrl: fileOf(podcastId, 'news'),
    episode: {
      durationSeconds: 34,
      chapters: [],
      turns,
      peaks: [],
      unbrandedUrl: fileOf(podcastId, 'plain'),
      unbranded: {
        durationSeconds: 29,
        chapters: [],
        turns: [{ turn: 0, startSeconds: 4, endSeconds: 6 }],
        peaks: [],
      },
    },
    readyAt: ctx.now(),
    ...more,
  });
}
const placeOf = async (podcastId: string) =>
  (await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId)))[0];
const newHome = () => createUpdatedHome(ctx, { userId: null, email: 'a@whats-new.example' });

test('the newest update is above the episode and needs no script', async () => {
  const { podcastId, slug } = await newHome();
  await addUpdate(podcastId, {
    readyAt: new Date(ctx.now().getTime() - 86_400_000),
    audioUrl: fileOf(podcastId, 'older'),
  });
  await addUpdate(podcastId);
  const { html } = await open(`/listings/${slug}`);
  expect(html).toContain('What’s new: Price drop');
  expect(html).toMatch(/<audio[^>]*controls[^>]*>/);
  expect(html).toContain(fileOf(podcastId, 'news'));
  expect(html).not.toContain(fileOf(podcastId, 'older'));
  expect(html).toContain('The sky over Elm Street is blue.');
  expect(html.indexOf('What’s new')).toBeLessThan(html.indexOf('id="listen"'));
});

test.each(['', '/unbranded'])('a cached page%s shows a new update', async (page) => {
  const { podcastId, slug } = await newHome();
  const shows = async () => (await open(`/listings/${slug}${page}`)).html.includes('What’s new');
  expect(await shows()).toBe(false);
  await addUpdate(podcastId);
  await vi.waitUntil(shows, { timeout: 5_000, interval: 20 });
});

test('the page for multiple listing services has the cut without the agent', async () => {
  const { podcastId, slug } = await newHome();
  await addUpdate(podcastId);
  const { html } = await open(`/listings/${slug}/unbranded`);
  expect(html).toContain(fileOf(podcastId, 'plain'));
  expect(html).not.toContain(fileOf(podcastId, 'news'));
  expect(html).not.toContain('Maya Lind');
});

test.each<Partial<typeof episodeUpdates.$inferInsert>>([
  { isOnPage: false },
  { state: 'in_review' },
  { removedAt: new Date() },
])('an update with %o is not on the page', async (more) => {
  const { podcastId, slug } = await newHome();
  await addUpdate(podcastId, more);
  expect((await open(`/listings/${slug}`)).html).not.toContain('What’s new');
});

test('a page that was taken offline has none', async () => {
  const { podcastId, slug } = await newHome();
  await addUpdate(podcastId);
  await ctx.db.update(podcasts).set({ takenDownAt: ctx.now() }).where(eq(podcasts.id, podcastId));
  const { status, html } = await open(`/listings/${slug}`);
  expect(status).toBe(410);
  expect(html).not.toContain('What’s new');
});

test.each(['', '/unbranded'])('no cache keeps a page%s longer than its open house is news', async (page) => {
  const { podcastId, slug } = await newHome();
  const [today] = ctx.now().toISOString().split('T');
  const later = new Date(Date.parse(`${today}T12:00:00Z`) + 2 * 86_400_000);
  const date = later.toISOString().slice(0, 10);
  await addUpdate(podcastId, { kind: 'open-house', openHouse: { date, start: '13:00', end: '15:00' } });
  const behindCdn = createFullApp(ctx, { hasSurrogateKeys: true });
  const ask = async (moment: Date) => {
    setNow(moment);
    const answer = await behindCdn.request(`/listings/${slug}${page}`);
    const [kept, shared] = ['surrogate-control', 'cache-control'].map((name) => answer.headers.get(name));
    return { html: await answer.text(), kept, shared };
  };
  const over = endOfListingDay(await placeOf(podcastId), date);
  const before = (seconds: number) => new Date(over.getTime() - seconds * 1000);
  const early = await ask(before(100_000));
  expect(early.kept).toBe('max-age=86400, stale-while-revalidate=600, stale-if-error=86400');
  expect((await ask(before(3600))).kept).toBe('max-age=3600, stale-while-revalidate=0, stale-if-error=86400');
  const last = await ask(before(90));
  expect(last.html).toContain('What’s new: Open house');
  expect(last.shared).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=30');
  const after = await ask(over);
  expect(after.html).not.toContain('What’s new');
  expect(after.kept).toBe('max-age=86400, stale-while-revalidate=600, stale-if-error=86400');
});
