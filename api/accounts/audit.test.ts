import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/operations.ts';
import { AUDIT_LINES_PER_PAGE } from '#domain/accounts/list-audit.ts';
import { encodeCursor } from '#domain/cursor.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

type Entry = { id: string; action: string; actorId: string | null; actorEmail: string | null };
type Page = { entries: Entry[]; nextCursor: string | null };

const { ctx } = await createTestContext({ now: () => new Date() });
const app = createFullApp(ctx);
const boss = await signedIn(ctx, { email: 'boss@audit.example', isAdmin: true });
const former = await signedIn(ctx, { email: 'former@audit.example' });
const customer = await signedIn(ctx, { email: 'customer@audit.example' });
await ctx.db.insert(auditLog).values([
  {
    actorId: boss.userId,
    action: 'admin.removed',
    subject: former.userId,
    createdAt: new Date('2026-01-02'),
  },
  { actorId: former.userId, action: 'order.deleted', subject: 'x', createdAt: new Date('2026-01-01') },
  { actorId: customer.userId, action: 'probe.customer', createdAt: new Date('2026-01-03') },
  ...Array.from({ length: 2 * AUDIT_LINES_PER_PAGE }, (_, index) => ({
    actorId: boss.userId,
    action: 'probe.paged',
    subject: String(index),
    // Many entries with the same timestamp: a page must be able to end between them.
    createdAt: new Date(Date.UTC(2026, 1, 1, 0, 0, Math.floor(index / 40))),
  })),
]);

async function get(query: Record<string, string>, path = '/api/audit') {
  const answer = await app.request(`${path}?${new URLSearchParams(query)}`, { headers: boss.headers });
  return { status: answer.status, body: (await answer.json()) as unknown };
}
const read = async (query: Record<string, string>) => (await get(query)).body as Page;
const actionsOf = ({ entries }: Page) => entries.map((entry) => entry.action);

test('current and former staff by default; customers only on request', async () => {
  const january = { from: '2026-01-01T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' };
  const staff = await read(january);
  expect(actionsOf(staff)).toEqual(['admin.removed', 'order.deleted']);
  expect(staff.entries.map((entry) => entry.actorEmail)).toEqual([
    'boss@audit.example',
    'former@audit.example',
  ]);
  const everyone = await read({ ...january, actor: 'everyone' });
  expect(actionsOf(everyone)).toEqual(['probe.customer', 'admin.removed', 'order.deleted']);
});

test('by one person, one action, and from one moment until before another', async () => {
  expect(actionsOf(await read({ actor: former.userId, action: 'order.deleted' }))).toEqual(['order.deleted']);
  expect((await read({ actor: customer.userId, action: 'order.deleted' })).entries).toEqual([]);
  const until = '2026-01-02T00:00:00.000Z';
  expect(actionsOf(await read({ until }))).toEqual(['order.deleted']);
});

test('the pages contain every entry once, and the last one ends the list', async () => {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page = await read({ action: 'probe.paged', ...(cursor ? { cursor } : {}) });
    seen.push(...page.entries.map((entry) => entry.id));
    cursor = page.nextCursor;
  }
  expect(seen).toHaveLength(2 * AUDIT_LINES_PER_PAGE);
  expect(new Set(seen).size).toBe(seen.length);
});

test('staff actions that change no order are logged, too', async () => {
  for (const name of ['trigger-contact-processing', 'get-spreadsheet-link'])
    await app.request(`/functions/v1/${name}`, { method: 'POST', headers: boss.headers, body: '{}' });
  const { entries } = await read({ actor: boss.userId, from: '2026-03-01T00:00:00.000Z' });
  const actions = entries.map((entry) => entry.action);
  expect(actions).toEqual(expect.arrayContaining(['contacts.processed', 'contacts.sheet_linked']));
});

test.each<Record<string, string>>([
  { actor: 'nobody' },
  { from: 'yesterday' },
  { action: '\0' },
  { cursor: 'odd' },
  { cursor: encodeCursor(['2026-01-01T00:00:00.000Z', '1; drop table audit_log']) },
])('%j is refused', async (query) => {
  expect((await get(query)).status).toBe(400);
});

test('the filters list current and former staff, and each action once', async () => {
  const { actors, actions } = (await get({}, '/api/audit/choices')).body as {
    actors: { email: string }[];
    actions: string[];
  };
  expect(actors.map((actor) => actor.email)).toEqual(['boss@audit.example', 'former@audit.example']);
  expect(actions).toContain('probe.paged');
  expect(new Set(actions).size).toBe(actions.length);
});
