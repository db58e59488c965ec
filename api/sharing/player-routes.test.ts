import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { playerCode, playerScriptPath } from '#domain/listings/sharing/rules.ts';
import type { PlayerData } from '#domain/listings/sharing/schema.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { buildPlayer } from '#tools/client/build-client.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const address = `12 "Elm" <script>hacked()</script> Street`;
const podcastFileUrl = '/files/episodes/a.mp3';
const episode = { durationSeconds: 200, chapters: [], turns: [], peaks: [0.123456, 1] };
const home = { slug: 'elm', status: 'active', address, city: 'Larkmere', state: 'VT' } as const;
await createPaidPodcast(ctx, { podcastFileUrl, episode, listing: home });
await createPaidPodcast(ctx, { listing: { slug: 'silent', status: 'active' } });

test('the script is under 12 kB uncompressed, needs nothing else, and reads no text as HTML', async () => {
  const code = await buildPlayer(process.cwd());

  expect(Buffer.byteLength(code)).toBeLessThan(12_000);
  expect(gzipSync(code).length).toBeLessThan(5_000);
  expect(code).not.toMatch(/\bimport\b[^.(]*from|innerHTML|insertAdjacentHTML|https?:\/\/(?!www\.w3\.org)/);
  expect(code).toContain('hearthcast-player');
}, 60_000);

test('any page may request an episode; the response is public and counted as embedded', async () => {
  const answer = await app.request('/player/v1/homes/elm', { headers: { origin: 'https://agent.example' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const body = (await answer.json()) as PlayerData;
  expect(body).toMatchObject({
    title: address,
    place: 'Larkmere, VT',
    pageUrl: `${ctx.site.url}/listings/elm?src=embed`,
    audioUrl: `${ctx.site.url}/files/episodes/a.mp3?src=embed`,
    durationSeconds: 200,
    peaks: [0.12, 1],
    attribution: null,
    disclosure: 'The hosts are AI voices.',
  });
  const again = { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } };
  expect((await app.request('/player/v1/homes/elm', again)).status).toBe(304);
});

test.each(['none', 'silent', '%E0%A4%A'])('there is nothing to play at %s', async (slug) => {
  expect((await app.request(`/player/v1/homes/${slug}`)).status).toBe(404);
});

test('a page taken offline takes its player with it', async () => {
  await ctx.db.update(listings).set({ status: 'data_populated' }).where(eq(listings.slug, 'elm'));
  expect((await app.request('/player/v1/homes/elm')).status).toBe(404);
});

test('the HTML to paste is one line that nothing can break out of, and a link without scripts', () => {
  const code = playerCode({ siteUrl: 'https://hearthcast.example', slug: 'a b"', title: address });
  expect(code).toMatch(
    /^<script type="module" src="[^"<>]*"><\/script><hearthcast-player src="[^"<>]*"><a href="[^"<>]*">[^<>"]*<\/a><\/hearthcast-player>$/,
  );
  expect(code).toContain(`https://hearthcast.example${playerScriptPath}`);
});
