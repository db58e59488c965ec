import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listingChanges, listings } from '#db/schema/listings.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const open = async (path: string) => (await app.request(path)).text();
const photo = (at: number) => ({
  alt: at === 6 ? 'Floor plan' : `Room ${at}`,
  preview: '',
  width: 1600,
  height: 1067,
  variants: [{ url: `/files/${at}.jpg`, width: 1600, height: 1067, type: 'image/jpeg' }],
});
const mls = { openHouses: [{ start: '2026-11-22T13:00', end: '2026-11-22T15:00' }] };

await createPaidPodcast(ctx, {
  listing: {
    slug: 'mosaic',
    status: 'active',
    address: '9 Mill Lane',
    city: 'Chicago',
    state: 'IL',
    zipCode: '60622',
    price: '$400,000',
    beds: 3,
    baths: 2,
    agentName: 'Mara Lind',
    agentPhone: '(312) 555-0142',
    localImages: [1, 2, 3, 4, 5, 6].map(photo),
    saleStatus: 'active',
    description: 'A white house. Special assessment of $118 a month through 2028.',
    features: ['Covered rear deck'],
    aiEnhancedDescription: JSON.stringify({
      facts: {
        street: {},
        taxes: { value: '$6,000 a year' },
        hoa: { value: '$185' },
        parking: { value: 'Garage of Mara Lind' },
        virtualTour: { value: 'https://tours.example/mill-lane' },
      },
    }),
    mls: mls as never,
  },
  podcastFileUrl: '/files/a.mp3',
  episode: {
    durationSeconds: 222,
    chapters: [
      { title: 'Welcome', startSeconds: 0 },
      { title: 'The home', startSeconds: 36.684 },
      { title: 'Outside and upgrades', startSeconds: 79.9 },
    ],
    turns: [],
    peaks: [1],
  },
});
await createPaidPodcast(ctx, { listing: { slug: 'bare', status: 'active', agentPhone: null } });

test('every call button dials the agent, and there is none without a number', async () => {
  const [named, bare] = [await open('/listings/mosaic'), await open('/listings/bare')];
  const above = (html: string) => html.slice(0, html.indexOf('<footer'));
  expect([...new Set(above(named).match(/tel:[+\d]+/g))]).toEqual(['tel:+13125550142']);
  expect(named).toContain('Call Mara');
  expect(above(bare)).not.toContain('tel:');
});

test('the first screen has five photos that open the gallery, and the figures that buyers look for', async () => {
  const html = await open('/listings/mosaic');
  const [mosaic = ''] = /<ul aria-label="First photos".*?<\/ul>/s.exec(html) ?? [];
  expect(mosaic.match(/data-opens="photo-lightbox"/g)).toHaveLength(5);
  const [first = ''] = /data-chapter="Welcome".*?data-island/s.exec(html) ?? [];
  for (const text of ['3 beds · 2 baths', 'For sale', 'Open house', 'Listen · 3:42', 'Mara Lind', '>ML<'])
    expect(first.replaceAll('<!-- -->', ''), text).toContain(text);
  expect(mosaic).not.toContain('Mara');
  // A fee without a period isn't counted, and an assessment keeps its end.
  expect(html).toContain('plus special assessment of $118 a month through 2028');
  expect(html).not.toContain('plus association fee');
});

test('a part that a chapter talks about is marked and can be played, and no other', async () => {
  const html = await open('/listings/mosaic');
  expect(html.match(/data-chapter="[^"]+"/g)).toEqual([
    'data-chapter="Welcome"',
    'data-chapter="The home"',
    'data-chapter="Outside and upgrades"',
    'data-chapter="How to visit"',
  ]);
  expect(html.match(/data-opens="podcast-player"(?: data-at="[\d.]+")?/g)).toEqual([
    'data-opens="podcast-player"',
    'data-opens="podcast-player" data-at="36.6"',
    'data-opens="podcast-player" data-at="79.9"',
  ]);
  expect(await open('/listings/bare')).not.toContain('data-opens="podcast-player"');
});

test('a home without coordinates shows the area of its ZIP code and says so', async () => {
  expect(await open('/listings/mosaic')).toContain('area of ZIP code 60622');
  const answer = await app.request('/functions/v1/generate-maps-url', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ zipCode: '60622' }),
  });
  const { embedUrl, isApproximate } = (await answer.json()) as { embedUrl: string; isApproximate: boolean };
  expect(isApproximate).toBe(true);
  expect(embedUrl).not.toContain('marker');
});

test('open houses can be saved to a calendar, in the time of the home', async () => {
  expect(await open('/listings/mosaic')).toContain('/listings/mosaic/open-houses.ics');
  const answer = await app.request('/listings/mosaic/open-houses.ics');
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const text = await answer.text();
  expect(text).toContain('DTSTART:20261122T130000\r\nDTEND:20261122T150000');
  expect(text).toContain('LOCATION:9 Mill Lane\\, Chicago\\, IL 60622');
  expect((await app.request('/listings/bare/open-houses.ics')).status).toBe(404);
});

test('a share link says how it was shared, and the unbranded page leads to nobody', async () => {
  const html = await open('/listings/mosaic');
  for (const source of ['src%3Dtext', 'src%3Demail', 'src=copied', 'src=shared'])
    expect(html).toContain(source);
  const unbranded = await open('/listings/mosaic/unbranded');
  for (const sign of ['open-houses.ics', 'tel:', 'Mara']) expect(unbranded).not.toContain(sign);
});

test('the page has the floor plan, the tour, recorded prices and the listing’s own costs', async () => {
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.slug, 'mosaic'));
  await ctx.db.insert(listingChanges).values({
    listingId: listing?.id ?? '',
    field: 'price',
    before: '$420,000',
    after: '$400,000',
    seenAt: new Date('2026-11-02T18:00:00Z'),
  });
  await ctx.db.update(listings).set({ yearBuilt: 1924 }).where(eq(listings.slug, 'mosaic'));
  const html = (await (await createFullApp(ctx).request('/listings/mosaic')).text()).replaceAll(
    '<!-- -->',
    '',
  );
  expect(html).toMatch(/data-opens="photo-lightbox" data-at="5"[^>]*>Floor plan</);
  expect(html).toMatch(/href="https:\/\/tours.example\/mill-lane" rel="nofollow noopener"/);
  for (const text of [
    'Nov 2, 2026',
    'Down $20,000 (4.8%)',
    'from the listing’s $6,000 a year',
    'association fee of $185 but not how often',
    'Garage of Mara Lind',
  ])
    expect(html, text).toContain(text);
  const unbranded = await open('/listings/mosaic/unbranded');
  expect(unbranded).toContain('Floor plan');
  for (const sign of ['tours.example', 'Garage of']) expect(unbranded).not.toContain(sign);
  expect(await open('/listings/bare')).not.toMatch(/Price history|Virtual tour|Floor plan/);
});
