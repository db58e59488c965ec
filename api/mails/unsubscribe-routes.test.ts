import { expect, test } from 'vitest';
import { isUnsubscribed } from '#domain/mails/opt-outs/queries.ts';
import { createUnsubscribeLink } from '#domain/mails/opt-outs/unsubscribe-link.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const ana = { email: 'ana@example.com', kind: 'episode-changed' } as const;
const linkOf = async () => (await createUnsubscribeLink(ctx, ana)).replace(ctx.site.url, '');

test('opening the link changes nothing; its button stops the emails, even when pressed twice', async () => {
  const link = await linkOf();
  const page = await app.request(link);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Stop emails about changes to your listings?');
  expect(await isUnsubscribed(ctx, ana)).toBe(false);
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  for (let time = 0; time < 2; time += 1) expect((await app.request(link, oneClick)).status).toBe(200);
  expect(await isUnsubscribed(ctx, ana)).toBe(true);
});

test('a link for one person stops nothing for another, and only what can be stopped', async () => {
  const link = await linkOf();
  const post = (path: string) => app.request(path, { method: 'POST' });
  expect((await post(link.replace('ana%40', 'bo%40'))).status).toBe(403);
  expect((await post(link.replace('episode-changed', 'recovery'))).status).toBe(403);
  expect((await post('/unsubscribe')).status).toBe(403);
  expect((await app.request('/unsubscribe?kind=recovery')).status).toBe(404);
  expect(await isUnsubscribed(ctx, { ...ana, email: 'bo@example.com' })).toBe(false);
});
