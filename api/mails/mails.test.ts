import { expect, test } from 'vitest';
import { queueMail } from '#domain/mails/queue-mail.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext();
const app = createFullApp(ctx);

async function list(search: string): Promise<string[]> {
  const answer = await app.request(`/api/dev/mails?${new URLSearchParams({ search })}`);
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  return mails.map((mail) => mail.subject);
}

async function write(subject: string, recipient: string, at: string): Promise<void> {
  setNow(new Date(at));
  const content = { subject, html: `<p>${subject}</p>`, text: `${subject} 100%_sure` };
  await queueMail(ctx, { mailKey: subject, kind: 'recovery', recipient, content });
}

await write('First', 'maya@example.com', '2026-01-01T10:00:00Z');
await write('Second', 'noah@example.com', '2026-01-01T11:00:00Z');

test('the newest email comes first, and every word of a search counts', async () => {
  expect(await list('')).toEqual(['Second', 'First']);
  expect(await list('MAYA first')).toEqual(['First']);
  expect(await list('maya second')).toEqual([]);
});

test('wildcards of the database are plain text in a search', async () => {
  expect(await list('100%_sure')).toEqual(['Second', 'First']);
  expect(await list('n%h')).toEqual([]);
  expect(await list('\\')).toEqual([]);
});

test('one email is shown in full; an unknown or malformed id is rejected', async () => {
  const { mails } = (await (await app.request('/api/dev/mails')).json()) as { mails: { id: string }[] };
  const answer = await app.request(`/api/dev/mails/${mails[0]?.id}`);
  expect(await answer.json()).toMatchObject({ mail: { subject: 'Second', html: '<p>Second</p>' } });
  expect((await app.request('/api/dev/mails/x')).status).toBe(400);
  const unknown = '/api/dev/mails/00000000-0000-4000-8000-000000000000';
  expect((await app.request(unknown)).status).toBe(404);
});

test('without development pages there are no emails to read', async () => {
  const closed = createFullApp(ctx, { hasDevPages: false });
  for (const path of ['/api/dev/mails', '/api/dev/mails/00000000-0000-4000-8000-000000000000']) {
    expect((await closed.request(path)).status).toBe(404);
  }
});
