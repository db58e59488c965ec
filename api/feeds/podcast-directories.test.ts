import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { defaultWordings } from '#domain/disclosure/rules.ts';
import { createApiAccount } from '#tests/support/api-account.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestTeam } from '#tests/support/team.ts';
import { createTestContext } from '#tests/support/test-context.ts';

/** What Apple Podcasts, Spotify and the Podcasting 2.0 namespace require of a show, beyond valid RSS. */
const hub = { url: 'https://hub.example/?a=1&b=2', publish: async () => {} };
const prefix = 'https://op3.example/e/';
const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const announced = createFullApp({ ...ctx, feedHub: hub, feeds: { audioPrefix: prefix } });
const owner = await createApiAccount(ctx, 'owner@directories.example');
const teamId = await createTestTeam(ctx, owner);
const sound = Buffer.alloc(5000, 1);
const key = 'episodes/t/t.mp3';
await ctx.storage.put(key, sound, { contentType: 'audio/mpeg' });
const podcast = await createPaidPodcast(ctx, {
  teamId,
  userId: owner.userId,
  podcastFileUrl: `/files/${key}`,
  episode: { durationSeconds: 61.4, chapters: [], turns: [], peaks: [] },
  listing: { status: 'active', agentName: 'Ana Lu', description: 'A quiet house.' },
});
const feeds = ['/feed', `/feeds/agents/${owner.userId}`, `/feeds/teams/${teamId}`];
const { getElementsByTagName, textContent } = DomUtils;
const read = async (path: string, from = app) => {
  const answer = await from.request(path);
  expect(answer.status).toBe(200);
  return { answer, text: await answer.text() };
};
const find = (xml: string, name: string) =>
  getElementsByTagName(name, parseDocument(xml, { xmlMode: true }).children);

test('the artwork is a square RGB JPEG from 1400 to 3000 pixels', async () => {
  const { text } = await read('/feed.xml');
  const [image] = find(text, 'itunes:image');
  const { pathname } = new URL(image?.attribs.href ?? '');
  const { width, height, format, space, hasAlpha } = await sharp(
    readFileSync(`web/public${pathname}`),
  ).metadata();
  expect({ format, space, hasAlpha, isSquare: width === height }).toEqual({
    format: 'jpeg',
    space: 'srgb',
    hasAlpha: false,
    isSquare: true,
  });
  expect(width).toBeGreaterThanOrEqual(1400);
  expect(width).toBeLessThanOrEqual(3000);
});

test.each(feeds)('%s.xml has what directories require of a show and an episode', async (path) => {
  const { text } = await read(`${path}.xml`);
  const words = (name: string) => find(text, name).map(textContent);
  expect(words('itunes:explicit')).toEqual(['false', 'false']);
  expect(find(text, 'itunes:category').map(({ attribs }) => attribs.text)).toEqual([
    'Leisure',
    'Home & Garden',
  ]);
  expect(words('itunes:email')).toEqual([ctx.site.supportEmail]);
  expect(words('language')).toEqual(['en-us']);
  expect(words('itunes:type')).toEqual(['episodic']);
  expect(words('podcast:locked')).toEqual(['yes']);
  expect(find(text, 'podcast:locked')[0]?.attribs.owner).toBe(ctx.site.supportEmail);
  expect(words('podcast:guid')[0]).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  expect(words('guid')).toEqual([podcast.id]);
  expect(words('itunes:duration')).toEqual(['61']);
  expect(find(text, 'enclosure').map(({ attribs }) => [attribs.length, attribs.type])).toEqual([
    ['5000', 'audio/mpeg'],
  ]);
  expect(text).not.toContain('rel="hub"');
});

test('each feed has its own id, which its format doesn’t change', async () => {
  const ids = await Promise.all(
    feeds.map(async (path) => find((await read(`${path}.xml`)).text, 'podcast:guid').map(textContent)[0]),
  );
  expect(new Set(ids).size).toBe(3);
});

test('the audio supports HEAD and byte ranges, which players need to start and to seek', async () => {
  const [enclosure] = find((await read('/feed.xml')).text, 'enclosure');
  const { pathname, search } = new URL(enclosure?.attribs.url ?? '');
  const head = await app.request(pathname + search, { method: 'HEAD' });
  expect(head.headers.get('accept-ranges')).toBe('bytes');
  expect(head.headers.get('content-length')).toBe('5000');
  const part = await app.request(pathname + search, { headers: { Range: 'bytes=0-1' } });
  expect([part.status, part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual([
    206,
    'bytes 0-1/5000',
    2,
  ]);
  for (const path of feeds) expect((await app.request(`${path}.xml`, { method: 'HEAD' })).status).toBe(200);
});

test('a team’s feed has the team’s name and only its homes', async () => {
  const elsewhere = await createTestTeam(ctx, owner);
  const { text } = await read(`/feeds/teams/${teamId}.xml`);
  expect(find(text, 'title').map(textContent)[0]).toBe(`Homes of Team of ${owner.userId.slice(0, 8)}`);
  expect((await app.request(`/feeds/teams/${elsewhere}.xml`)).status).toBe(404);
  expect((await app.request('/feeds/teams/none.xml')).status).toBe(404);
  const sharing = await app.request(`/api/podcasts/${podcast.id}/sharing`, { headers: owner.session });
  expect((await sharing.json()).sharing.feedUrl).toBe(`${ctx.site.url}/feeds/teams/${teamId}.xml`);
});

test.each(feeds)('%s.json is a JSON Feed 1.1', async (path) => {
  const { answer, text } = await read(`${path}.json`, announced);
  expect(answer.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  const feed = JSON.parse(text);
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringMatching(/./),
    home_page_url: `${ctx.site.url}/`,
    feed_url: `${ctx.site.url}${path}.json`,
    hubs: [{ type: 'WebSub', url: hub.url }],
  });
  expect(feed.items).toMatchObject([
    {
      id: podcast.id,
      content_text: `A quiet house.\n\n${defaultWordings.feed}`,
      authors: [{ name: 'Ana Lu' }],
      attachments: [{ mime_type: 'audio/mpeg', size_in_bytes: 5000, duration_in_seconds: 61 }],
    },
  ]);
  expect(new Date(feed.items[0].date_published).toISOString()).toBe(feed.items[0].date_published);
});

test('a hub is named in the feed and its headers', async () => {
  const { answer, text } = await read('/feed.xml', announced);
  const links = find(text, 'atom:link').map(({ attribs }) => [attribs.rel, attribs.href]);
  expect(links).toEqual([
    ['self', `${ctx.site.url}/feed.xml`],
    ['hub', hub.url],
  ]);
  expect(answer.headers.get('link')).toBe(`<${hub.url}>; rel="hub", <${ctx.site.url}/feed.xml>; rel="self"`);
});

test('a download counter goes in front of the audio URL, and nowhere else', async () => {
  const { text } = await read('/feed.xml', announced);
  const [enclosure] = find(text, 'enclosure');
  expect(enclosure?.attribs.url).toBe(`${prefix}${ctx.site.url}/files/${key}?src=feed`);
  expect(text.match(/op3\.example/g)).toHaveLength(1);
});
