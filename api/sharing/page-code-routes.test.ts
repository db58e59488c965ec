import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import { createFullApp } from '#tests/support/full-app.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
await createPaidPodcast(ctx, { listing: { slug: 'quarry-bend', status: 'active' } });

/** The URL of a page's QR code. */
async function codeOf(path: string): Promise<string> {
  const html = await (await app.request(path)).text();
  const [tag = ''] = /<img [^>]*alt="QR code for this page"[^>]*>/.exec(html) ?? [];
  expect(tag).toContain('loading="lazy"');
  expect(html).not.toMatch(/h1v1h-1z/);
  return /src="([^"]*)"/.exec(tag)?.[1] ?? '';
}

test('a page’s code leads to it and says where its visitors come from', async () => {
  for (const [path, source] of [
    ['/listings/quarry-bend', '?src=qr'],
    ['/demo/12%20Ash%20Road', '?src=qr'],
    ['/listings/quarry-bend/unbranded', ''],
  ] as const) {
    const answer = await app.request(await codeOf(path));
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const whole = { errorCorrectionLevel: 'M', margin: 4, type: 'svg' } as const;
    expect(await answer.text()).toBe(await QRCode.toString(ctx.site.url + path + source, whole));
  }
});

test('an unscannable code is not drawn', async () => {
  expect((await app.request(`/listings/${'a'.repeat(301)}/qr.svg`)).status).toBe(404);
});
