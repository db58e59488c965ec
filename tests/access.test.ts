import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Access, data, functions, type Operation } from '#api/contract.ts';
import { createFullApp, signedIn } from './support/full-app.ts';
import { createTestContext } from './support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const customer = await signedIn(ctx, { email: 'customer@access.example' });
const admin = await signedIn(ctx, { email: 'admin@access.example', isAdmin: true });
const callers = {
  visitor: {},
  user: customer.headers,
  admin: admin.headers,
  forged: { Authorization: 'Bearer not.a.token' },
};

type Row = { method: string; path: string; access: Access };
const rows: Row[] = [
  ...Object.entries<Operation>(functions).map(([name, { access }]) => ({
    method: 'POST',
    path: `/functions/v1/${name}`,
    access,
  })),
  ...Object.entries<Operation>(data).map(([name, { access }]) => {
    const [method, path] = name.split(' ') as [string, string];
    return { method, path: path.replace(/:\w+/g, () => randomUUID()), access };
  }),
];

/** The status of a refusal for who is calling; 0 where the call gets past the door. */
function refusal(access: Access, caller: keyof typeof callers): number {
  if (access === 'visitor') return 0;
  if (caller === 'visitor' || caller === 'forged') return 401;
  return access === 'admin' && caller === 'user' ? 403 : 0;
}

describe.each(rows)('$method $path ($access)', ({ method, path, access }) => {
  test.each(Object.keys(callers) as (keyof typeof callers)[])('%s', async (caller) => {
    const takesBody = method !== 'GET' && method !== 'DELETE';
    const answer = await app.request(path, {
      method,
      headers: callers[caller],
      ...(takesBody ? { body: '{}' } : {}),
    });
    const expected = refusal(access, caller);
    if (expected) expect(answer.status).toBe(expected);
    else expect([401, 403]).not.toContain(answer.status);
    // A random id and an empty body may be refused, but never break anything.
    expect(answer.status).toBeLessThan(500);
  });
});

test('every call of the JSON door has a row in the contract', async () => {
  const known = new Set(rows.map((row) => row.path.replace(/[0-9a-f-]{36}/g, ':id')));
  const open = new Set(['/api/openapi.json']);
  const served = app.routes
    .filter((route) => /^\/(api|functions)\//.test(route.path) && !route.path.includes('*'))
    .map((route) => route.path.replace(/:\w+/g, ':id'))
    .filter((path) => !open.has(path));
  expect([...new Set(served)].filter((path) => !known.has(path))).toEqual([]);
});
