import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { rows } from '#api/contract.ts';
import type { Access } from '#api/operation.ts';
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

const calls = rows.map(({ method, path, operation }) => ({
  method,
  path: path.replace(/:\w+/g, () => randomUUID()),
  access: operation.access,
}));

/** The status of a refusal for this caller; 0 if the call is allowed. */
function refusal(access: Access, caller: keyof typeof callers): number {
  if (access === 'visitor') return 0;
  if (caller === 'visitor' || caller === 'forged') return 401;
  return access === 'admin' && caller === 'user' ? 403 : 0;
}

describe.each(calls)('$method $path ($access)', ({ method, path, access }) => {
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
    // A random id and an empty body may be refused, but must never break anything.
    expect(answer.status).toBeLessThan(500);
  });
});

test('every call of the API has a row in the contract', async () => {
  const known = new Set(rows.map((row) => row.path.replace(/:\w+/g, ':id')));
  const open = new Set(['/api/openapi.json']);
  const served = app.routes
    .filter((route) => /^\/(api|functions)\//.test(route.path) && !route.path.includes('*'))
    .map((route) => route.path.replace(/:\w+/g, ':id'))
    .filter((path) => !open.has(path));
  expect([...new Set(served)].filter((path) => !known.has(path))).toEqual([]);
});
