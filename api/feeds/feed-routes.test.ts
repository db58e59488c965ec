import { randomUUID } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { saysAi } from '#domain/disclosure/rules.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { getElementsByTagName, textContent } = DomUtils;
type Element = ReturnType<typeof getElementsByTagName>[number];
type Parent = Pick<Element, 'children'>;

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const owner = await signedIn(ctx, { email: 'owner@feed.example' });
const attack = `</item>]]><![CDATA[\u0000\u0008\ud800\ufffe &amp; <b>"'>\u202e &nbsp;`;
const sound = Buffer.alloc(4321, 7);

async function publish(key: string, given: Parameters<typeof createPaidPodcast>[1] = {}) {
  await ctx.storage.put(key, sound, { contentType: 'audio/mpeg' });
  return createPaidPodcast(ctx, {
    podcastFileUrl: `/files/${key}`,
    ...given,
    listing: { status: 'active', ...given.listing },
  });
}
const postgresSafe = attack.replace('\0', '').replace('\ud800', '');
const full = await publish('episodes/a/a.mp3', {
  userId: owner.userId,
  episode: {
    durationSeconds: 61.4,
    chapters: [
      { title: postgresSafe, startSeconds: 0 },
      { title: 'End', startSeconds: 30.5 },
    ],
    turns: [
      { speaker: 'Ada', text: 'Hello', startSeconds: 0, endSeconds: 2 },
      { speaker: postgresSafe, text: 'Hi', startSeconds: 2, endSeconds: 4 },
    ],
    peaks: [],
    captionsUrl: '/files/episodes/a/a.vtt',
    subtitlesUrl: '/files/episodes/a/a.srt',
  },
  listing: {
    slug: 'elm & <co>',
    address: postgresSafe,
    description: postgresSafe,
    agentName: postgresSafe,
    latitude: 44.0582,
    longitude: -121.3153,
  },
});
await publish('episodes/b/b.mp3');
// Not playable: not approved, hosted elsewhere, file gone, no file.
await publish('episodes/c/c.mp3', { listing: { status: 'data_populated' } });
await createPaidPodcast(ctx, { podcastFileUrl: 'https://cdn.example/x.mp3', listing: { status: 'active' } });
await createPaidPodcast(ctx, { podcastFileUrl: '/files/episodes/d/d.mp3', listing: { status: 'active' } });
await createPaidPodcast(ctx, { listing: { status: 'active' } });

const childrenOf = (parent: Parent, name: string) => getElementsByTagName(name, parent.children, false);
const one = (parent: Parent, name: string) => {
  const found = childrenOf(parent, name);
  expect(found, name).toHaveLength(1);
  return found[0] as Element;
};
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** The requirements of the W3C's feed checker for RSS 2.0, and of podcast directories. */
async function readFeed(path: string) {
  const answer = await app.request(path);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const xml = await answer.text();
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  // Everything that isn't our own markup is escaped: tags balance, and the only entities are the five of XML.
  expect(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|&(?!(amp|lt|gt|quot|apos);)|<!\[/u.exec(xml)).toBeNull();
  const opened: string[] = [];
  for (const [, isEnd, name, isEmpty] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*(\/?)>/g)) {
    if (isEnd) expect(opened.pop()).toBe(name);
    else if (!isEmpty) opened.push(name as string);
  }
  expect(opened).toEqual([]);
  expect(xml.split('<').length - 2).toBe([...xml.matchAll(/<\/?[\w:]+[^<>]*>/g)].length);
  const rss = one(parseDocument(xml, { xmlMode: true }), 'rss');
  expect(rss.attribs.version).toBe('2.0');
  const channel = one(rss, 'channel');
  for (const name of ['title', 'link', 'description', 'language', 'itunes:author', 'podcast:guid'])
    expect(textContent(one(channel, name)), name).not.toBe('');
  expect(textContent(one(channel, 'podcast:medium'))).toBe('podcast');
  expect(one(channel, 'itunes:image').attribs.href).toMatch(/^http.*\.jpg$/);
  expect(one(channel, 'atom:link').attribs).toEqual({
    href: ctx.site.url + path,
    rel: 'self',
    type: 'application/rss+xml',
  });
  const image = one(channel, 'image');
  expect(textContent(one(image, 'title'))).toBe(textContent(one(channel, 'title')));
  expect(textContent(one(image, 'link'))).toBe(textContent(one(channel, 'link')));
  const items = childrenOf(channel, 'item');
  for (const date of [...items.map((item) => one(item, 'pubDate')), one(channel, 'lastBuildDate')]) {
    expect(textContent(date)).toMatch(rfc822);
    expect(Number.isNaN(Date.parse(textContent(date)))).toBe(false);
  }
  const guids = items.map((item) => textContent(one(item, 'guid')));
  expect(new Set(guids).size).toBe(guids.length);
  for (const item of items) {
    for (const name of ['title', 'link', 'description']) expect(textContent(one(item, name))).not.toBe('');
    expect(saysAi(textContent(one(item, 'description')))).toBe(true);
    expect(one(item, 'podcast:txt').attribs).toEqual({ purpose: 'ai-content' });
    expect(one(item, 'guid').attribs.isPermaLink).toBe('false');
    expect(URL.canParse(textContent(one(item, 'link')))).toBe(true);
    const { url = '', length, type } = one(item, 'enclosure').attribs;
    expect(new URL(url).search).toBe('?src=feed');
    const file = await app.request(new URL(url).pathname, { method: 'HEAD' });
    expect([file.headers.get('content-length'), file.headers.get('content-type')]).toEqual([length, type]);
  }
  return { channel, items };
}

test("the site's feed has every playable episode, and nothing breaks its XML", async () => {
  const { items } = await readFeed('/feed.xml');
  expect(items).toHaveLength(2);
});

test("an account's feed has its episodes with everything that players can show", async () => {
  const { items } = await readFeed(`/feeds/agents/${owner.userId}.xml`);
  const [item] = items as [Element];
  expect(items).toHaveLength(1);
  expect(textContent(one(item, 'guid'))).toBe(full.id);
  expect(textContent(one(item, 'itunes:duration'))).toBe('61');
  expect(one(item, 'podcast:location').attribs.geo).toBe('geo:44.05820,-121.31530');
  expect(childrenOf(item, 'podcast:person').map((person) => person.attribs.role)).toEqual(['host', 'host']);
  expect(childrenOf(item, 'podcast:transcript').map((text) => text.attribs.type)).toEqual([
    'text/vtt',
    'application/x-subrip',
  ]);
  const chapters = await app.request(new URL(one(item, 'podcast:chapters').attribs.url ?? '').pathname);
  expect(chapters.headers.get('content-type')).toBe('application/json+chapters');
  expect(await chapters.json()).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, title: postgresSafe },
      { startTime: 30.5, title: 'End' },
    ],
  });
});

test('a reader that is up to date gets no second copy', async () => {
  const first = await app.request('/feed.xml');
  const again = await app.request('/feed.xml', {
    headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each([
  `/feeds/agents/${randomUUID()}.xml`,
  '/feeds/agents/none.xml',
  `/feeds/agents/${randomUUID()}`,
  `/feeds/chapters/${randomUUID()}.json`,
  "/feeds/chapters/'--.json",
])('%s does not exist', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});
