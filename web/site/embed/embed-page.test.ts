import { expect, test } from 'vitest';
import { defaultWordings } from '#domain/disclosure/rules.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const address = `12 "Elm" <script>hacked()</script> Street`;
const podcastFileUrl = '/files/a.mp3';
await createPaidPodcast(ctx, { podcastFileUrl, listing: { slug: 'elm', status: 'active', address } });
await createPaidPodcast(ctx, { listing: { slug: 'silent', status: 'active' } });
const oembed = (query: Record<string, string>) => app.request(`/oembed?${new URLSearchParams(query)}`);
const page = `${ctx.site.url}/listings/elm`;

test('only the player may be framed, fresh or cached; the page itself may not', async () => {
  for (const _ of ['fresh', 'kept']) {
    const answer = await app.request('/embed/elm');
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
    const html = await answer.text();
    expect(html).toContain('<audio src="/files/a.mp3"');
    expect(html).toContain('href="/listings/elm?src=embed"');
    expect(/<header|<footer|action="#/.exec(html)).toBeNull();
    expect(html).toContain('action="/listings/elm/ask" method="post" target="_blank"');
    expect(html).toContain('content="noindex"');
    expect(html).toContain(defaultWordings.embed);
  }
  const listing = await app.request('/listings/elm');
  expect(await listing.clone().text()).toContain(defaultWordings.page);
  expect(await listing.clone().text()).toContain(defaultWordings.player);
  expect(listing.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect((await app.request('/embed/none')).status).toBe(404);
});

test('the page links to oEmbed, and nothing can break out of the frame in the response', async () => {
  const html = await (await app.request('/listings/elm')).text();
  const link = /<link rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]*)"/.exec(html)?.[1];
  const answer = await app.request((link ?? '').replaceAll('&amp;', '&'));
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const body = (await answer.json()) as { html: string };
  expect(body).toMatchObject({ version: '1.0', type: 'rich', width: 640, height: 520, title: address });
  expect(body.html).toMatch(/^<iframe src="[^"<>]*\/embed\/elm" title="[^"<>]*" [^<>]*><\/iframe>$/);
});

test('sizes are limited to the space on the other page', async () => {
  const sized = async (maxwidth: string, maxheight: string) => {
    const { width, height } = (await (await oembed({ url: page, maxwidth, maxheight })).json()) as Record<
      string,
      number
    >;
    return [width, height];
  };
  expect(await sized('400', '200')).toEqual([400, 200]);
  expect(await sized('9999', '-1')).toEqual([640, 520]);
  expect(await sized('10', 'x')).toEqual([280, 520]);
});

test.each([
  ['https://elsewhere.example/listings/elm', 404],
  [`${ctx.site.url}/listings/none`, 404],
  [`${ctx.site.url}/listings/silent`, 404],
  [`${ctx.site.url}/listings/%E0%A4%A`, 404],
  [`${ctx.site.url}/account`, 404],
  ['not an address', 404],
  ['', 404],
  [`${ctx.site.url}/listing/elm/`, 200],
])('%s returns %i', async (url, status) => {
  expect((await oembed({ url })).status).toBe(status);
});

test('formats other than JSON aren’t supported', async () => {
  expect((await oembed({ url: page, format: 'xml' })).status).toBe(501);
});
