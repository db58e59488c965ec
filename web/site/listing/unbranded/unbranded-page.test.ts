import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx, { listingPaths: { '/open-house': 'elm' } });
const read = async (path: string) => (await app.request(path)).text();

const [podcast] = await ctx.db
  .insert(podcasts)
  .values({
    listingUrl: 'https://junipervale.example/elm',
    customerEmail: 'mara@junipervale.example',
    agentName: 'Mara Ellison',
    podcastFileUrl: '/files/episodes/x/branded.mp3',
    socialMediaImages: { promotional: '/files/cards/juniper.png' },
    episode: {
      durationSeconds: 60,
      chapters: [{ title: 'Call Mara', startSeconds: 0 }],
      turns: [
        { speaker: 'Nora', text: 'Call Mara Ellison.', startSeconds: 0, endSeconds: 4 },
        { speaker: 'Miles', text: 'The porch is lovely. Mara told us so.', startSeconds: 4, endSeconds: 9 },
        { speaker: 'Nora', text: 'Ellison it is.', startSeconds: 9, endSeconds: 11 },
      ],
      peaks: [1],
      unbranded: {
        durationSeconds: 125,
        chapters: [
          { title: 'The home', startSeconds: 0 },
          { title: 'Ask Mara', startSeconds: 4 },
          { title: 'The place', startSeconds: 5 },
        ],
        turns: [
          { turn: 1, startSeconds: 3, endSeconds: 7 },
          { turn: 2, startSeconds: 65, endSeconds: 70 },
          { turn: 9, startSeconds: 80, endSeconds: 90 },
        ],
        peaks: [0.5, 1],
      },
      unbrandedUrl: '/files/episodes/x/unbranded.mp3',
    },
  })
  .returning();
await ctx.db.insert(listings).values({
  slug: 'elm',
  status: 'active',
  sourceUrl: 'https://junipervale.example/elm',
  canonicalUrl: 'https://junipervale.example/elm',
  address: '12 Elm Street',
  city: 'Larkmere',
  state: 'VT',
  price: '$450,000',
  description:
    'A quiet house under elms. MARA  ELLISON of Juniper & Vale is proud of it! Ask Mara’s team. Listed by the best.\nThe porch faces west. Call (802) 555-0143 or write to mara@junipervale.example. See junipervale.com. A Juniper and Vale listing, with grace.',
  features: ['Porch', 'Marketed by Ellison', 'MLS# 220193847'],
  images: ['https://junipervale.example/photo.jpg'],
  pageTitle: '12 Elm Street by Mara Ellison',
  metaDescription: 'Juniper & Vale Realty presents 12 Elm Street',
  keywords: ['mara ellison'],
  neighborhoodName: 'Old Town',
  neighborhoodDescription: 'Shops and trees. Juniper & Vale Realty has its office here.',
  agentName: 'Mara Ellison',
  agentPhone: '(802) 555-0143',
  agentBrokerage: 'Juniper & Vale Realty',
  agentMlsNumber: '220193847',
  agentOriginatingMls: 'Green Mountain MLS',
  agentDisclaimer: 'Information deemed reliable by Green Mountain.',
  faqs: [
    { question: 'Is there a garage?', answer: 'Yes, for two cars. Mara has the key.' },
    { question: 'Who is Mara Ellison?', answer: 'The agent.' },
    { question: 'Whom do I call?', answer: 'Call 802.555.0143.' },
  ],
  nearbyAmenities: {
    dining: [
      { name: 'Blue Heron', url: 'https://junipervale.example/heron' },
      { name: 'Juniper & Vale Café' },
    ],
  },
  podcastId: podcast?.id ?? null,
});

test('nothing on the unbranded page names the agent, the brokerage or us, or leads to them', async () => {
  const answer = await app.request('/listings/elm/unbranded');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  const traces = [
    /mara\b/i,
    /ellison/i,
    /juniper/i,
    /vale\b/i,
    /802\D{0,2}555|555\D0143/,
    /220193847|green mountain|mls/i,
    /branded\.mp3(?<!unbranded\.mp3)/,
    /cards\//,
    /<form|contact|<footer|<header|hearthcast/i,
    /ld\+json/,
    /href="[^"]*\/listings\/elm"/,
  ];
  expect(traces.filter((trace) => trace.test(html))).toEqual([]);
  expect(/<meta name="robots" content="([^"]*)"/.exec(html)?.[1]).toBe('noindex, nofollow');
  expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(
    `${ctx.site.url}/listings/elm/unbranded`,
  );
});

test('what is left is the home: its words, its other facts, its own cut', async () => {
  const html = await read('/listings/elm/unbranded');
  const kept = [
    'A quiet house under elms.',
    'The porch faces west.',
    'Porch',
    'Shops and trees.',
    'Is there a garage?',
    'Yes, for two cars.',
    'Blue Heron',
    '/files/episodes/x/unbranded.mp3',
    'QR code for this page',
  ];
  expect(kept.filter((text) => !html.includes(text))).toEqual([]);
});

test('the cut has its own chapters, words and length', async () => {
  const html = await read('/listings/elm/unbranded');
  const [, given = '{}'] = /data-island="podcast-player"[^>]*data-props='([^']*)'/.exec(html) ?? [];
  const { levels, ...player } = JSON.parse(given);
  expect(player).toMatchObject({
    durationSeconds: 125,
    subtitle: '2:05',
    chapters: [
      { title: 'The home', startSeconds: 0 },
      { title: 'The place', startSeconds: 5 },
    ],
  });
  expect(html.match(/<li data-start=.+?<\/li>/g)).toEqual([
    expect.stringMatching(/^<li data-start="3">.+<b>Miles<!-- -->: <\/b>The porch is lovely\.</),
    expect.stringMatching(/^<li data-start="65">.+<b>Nora<!-- -->: <\/b>…</),
  ]);
  expect(new Set(levels).size).toBeGreaterThan(1);
  expect(html).toContain('Transcript</summary>');
});

test('the word in the query leads there, from every URL of the page', async () => {
  await read('/listings/elm');
  for (const path of ['/listings/elm?unbranded', '/listing/elm?a=1&unbranded=1', '/open-house?unbranded']) {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/listings/elm/unbranded']);
  }
  expect((await app.request('/listings/none/unbranded')).status).toBe(404);
});

test('without an unbranded cut there is no player', async () => {
  const { episode, ...row } = podcast as typeof podcasts.$inferSelect;
  const { unbrandedUrl: _, ...branded } = episode ?? {
    durationSeconds: 0,
    chapters: [],
    turns: [],
    peaks: [],
  };
  await ctx.db.update(podcasts).set({ episode: branded }).where(eq(podcasts.id, row.id));
  const fresh = createFullApp(ctx);
  const html = await (await fresh.request('/listings/elm/unbranded')).text();
  expect(/<audio|\.mp3|podcast-player/.exec(html)).toBeNull();
});
