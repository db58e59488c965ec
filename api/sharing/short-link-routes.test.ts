import { expect, test } from 'vitest';
import { linkSources } from '#db/column-values.ts';
import type { Sharing } from '#domain/listings/sharing/schema.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const owner = await signedIn(ctx, { email: 'owner@links.example' });
const stranger = await signedIn(ctx, { email: 'stranger@links.example' });
const podcast = await createPaidPodcast(ctx, {
  userId: owner.userId,
  listing: { slug: 'elm', status: 'active' },
});
const early = await createPaidPodcast(ctx, { userId: owner.userId });
const read = (caller: typeof owner, podcastId = podcast.id) =>
  app.request(`/api/podcasts/${podcastId}/sharing`, { headers: caller.headers });
const sharing = async () => ((await (await read(owner)).json()) as { sharing: Sharing }).sharing;

test('the owner gets one link per source, the same every time, even with concurrent requests', async () => {
  const [first, second] = await Promise.all([sharing(), sharing()]);
  expect(first.links.map(({ source }) => source)).toEqual([...linkSources]);
  expect(second).toEqual(first);
  expect(await sharing()).toEqual(first);
  expect(new Set(first.links.map(({ url }) => url)).size).toBe(linkSources.length);
  expect(first.unbrandedUrl).toBe(`${ctx.site.url}/listings/elm/unbranded`);
  expect(first.embedCode).toContain('/embed/elm"');
  expect(first.feedUrl).toBe(`${ctx.site.url}/feeds/agents/${owner.userId}.xml`);
});

test('nobody else gets links, and there are none before the page is online', async () => {
  expect((await read(stranger)).status).toBe(404);
  expect((await read(owner, early.id)).status).toBe(409);
});

test('a link leads to the page with its source, and the page is cached once', async () => {
  const { links } = await sharing();
  const { url = '' } = links[0] ?? {};
  for (const path of [
    new URL(url).pathname,
    new URL(url).pathname.replace(/[^/]+$/, (code) => code.toUpperCase()),
  ]) {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/listings/elm?src=sign']);
  }
  const plain = await app.request('/listings/elm');
  const tagged = await app.request('/listings/elm?src=sign');
  expect(tagged.headers.get('etag')).toBe(plain.headers.get('etag'));
  const html = await tagged.text();
  expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(`${ctx.site.url}/listings/elm`);
});

test('its QR codes can be downloaded to print', async () => {
  const { links } = await sharing();
  const [{ qrSvgPath, qrPngPath }] = links as [Sharing['links'][number]];
  const svg = await app.request(qrSvgPath);
  expect(svg.headers.get('content-disposition')).toBe('attachment; filename="qr-sign.svg"');
  expect(await svg.text()).toMatch(/^<svg /);
  const png = Buffer.from(await (await app.request(qrPngPath)).arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(1000);
});

test('a QR code is drawn once, however many request it, and not sent again to a caller who has it', async () => {
  let drawn = 0;
  const counting = createFullApp({
    ...ctx,
    renderer: {
      ...ctx.renderer,
      drawQrCode: (code) => {
        drawn += 1;
        return ctx.renderer.drawQrCode(code);
      },
    },
  });
  const [{ qrPngPath }] = (await sharing()).links as [Sharing['links'][number]];
  const answers = await Promise.all(Array.from({ length: 20 }, () => counting.request(qrPngPath)));
  const bytes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
  expect(new Set(bytes).size).toBe(1);
  expect(drawn).toBe(1);
  const etag = answers[0]?.headers.get('etag') ?? '';
  const again = await counting.request(qrPngPath, { headers: { 'If-None-Match': etag } });
  expect([again.status, drawn]).toEqual([304, 1]);
});

test.each(['/s/nothere', '/s/..%2f', '/s/nothere/qr.png', `/s/${'a'.repeat(500)}`])(
  '%s does not exist',
  async (path) => {
    expect((await app.request(path)).status).toBe(404);
  },
);
