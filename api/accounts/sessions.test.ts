import { expect, test } from 'vitest';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

type Row = { id: string; isCurrent: boolean; hasSecondStep: boolean };

const { ctx } = await createTestContext({ now: () => new Date() });
const app = createFullApp(ctx);

async function list(headers: Record<string, string>): Promise<Row[]> {
  const answer = await app.request('/api/sessions', { headers });
  return ((await answer.json()) as { sessions: Row[] }).sessions;
}

test('an account sees its own devices and the current one', async () => {
  const one = await signedIn(ctx, { email: 'devices@example.com' });
  const two = await signedIn(ctx, { email: 'devices@example.com' });
  await signedIn(ctx, { email: 'stranger@example.com' });
  const seenByOne = await list(one.headers);
  const seenByTwo = await list(two.headers);
  expect(seenByOne).toHaveLength(2);
  expect(seenByOne.map((row) => row.id).sort()).toEqual(seenByTwo.map((row) => row.id).sort());
  expect(seenByOne.filter((row) => row.isCurrent)).toHaveLength(1);
  expect(seenByOne.find((row) => row.isCurrent)?.id).not.toBe(seenByTwo.find((row) => row.isCurrent)?.id);
});

test('an ended session is refused at once; nobody ends someone else’s session', async () => {
  const one = await signedIn(ctx, { email: 'ender@example.com' });
  const two = await signedIn(ctx, { email: 'ender@example.com' });
  const other = await signedIn(ctx, { email: 'other@example.com' });
  const target = (await list(two.headers)).find((row) => row.isCurrent)?.id;
  const end = async (headers: Record<string, string>) =>
    (await app.request(`/api/sessions/${target}`, { method: 'DELETE', headers })).json();
  expect(await end(other.headers)).toEqual({ isEnded: false });
  expect((await app.request('/api/sessions', { headers: two.headers })).status).toBe(200);
  expect(await end(one.headers)).toEqual({ isEnded: true });
  expect((await app.request('/api/sessions', { headers: two.headers })).status).toBe(401);
  expect(await end(one.headers)).toEqual({ isEnded: false });
});

test('visitors and malformed ids are rejected', async () => {
  expect((await app.request('/api/sessions')).status).toBe(401);
  const { headers } = await signedIn(ctx, { email: 'odd@example.com' });
  expect((await app.request('/api/sessions/odd', { method: 'DELETE', headers })).status).toBe(400);
});
