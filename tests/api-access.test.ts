import { describe, expect, test } from 'vitest';
import { program } from '#api/v1/contract.ts';
import type { ProgramOperation } from '#api/v1/program-operation.ts';
import { type ApiScope, apiScopes } from '#domain/api-keys/rules.ts';
import { removeMember } from '#domain/teams/remove-member.ts';
import { callApi, createApiAccount, createOwnThings, grant, keyOf } from './support/api-account.ts';
import { createFullApp } from './support/full-app.ts';
import { readableSource } from './support/order-app.ts';
import { createTestTeam } from './support/team.ts';
import { createTestContext } from './support/test-context.ts';

/** Keys and scopes × every operation of /v1. */
const { ctx } = await createTestContext({ listingSource: readableSource });
const accounts = { ...ctx.accounts, hasRateLimits: false };
const app = createFullApp({ ...ctx, accounts });
const owner = await createApiAccount(ctx, 'owner@api-access.example');
const stranger = await createApiAccount(ctx, 'stranger@api-access.example');
await grant(ctx, owner, 1_000_000);
await grant(ctx, stranger, 1_000_000);
const ids = await createOwnThings(ctx, owner);
const foreign = await createOwnThings(ctx, stranger);

/** Keys of accounts and teams with overlapping people: each reads only its own things, and nothing else exists for it. */
const removed = await createApiAccount(ctx, 'removed@api-access.example');
const teamId = await createTestTeam(ctx, owner, { admin: [removed] });
const otherTeamId = await createTestTeam(ctx, stranger, { member: [owner] });
for (const team of [
  { ...owner, teamId },
  { ...stranger, teamId: otherTeamId },
])
  await grant(ctx, team, 1_000_000);
const things = {
  account: ids,
  team: await createOwnThings(ctx, { ...owner, teamId }),
  'home a removed member left': await createOwnThings(ctx, { ...removed, teamId }),
  'other account': foreign,
  'other team': await createOwnThings(ctx, { ...stranger, teamId: otherTeamId }),
  'home ordered for the other team': await createOwnThings(ctx, { ...owner, teamId: otherTeamId }),
  'removed member': await createOwnThings(ctx, removed),
};
type Thing = keyof typeof things;
const ofTeams: Thing[] = [
  'team',
  'home a removed member left',
  'other team',
  'home ordered for the other team',
];
const removedTeamKey = await keyOf(ctx, { ...removed, teamId });
await removeMember(ctx, { teamId, userId: owner.userId, memberId: removed.userId, ip: '127.0.0.1' });
const holders: { holder: string; key: { Authorization: string }; owns: Thing[] }[] = [
  { holder: 'account', key: await keyOf(ctx, owner), owns: ['account'] },
  {
    holder: 'team',
    key: await keyOf(ctx, { ...owner, teamId }),
    owns: ['team', 'home a removed member left'],
  },
  { holder: 'other account', key: await keyOf(ctx, stranger), owns: ['other account'] },
  {
    holder: 'other team',
    key: await keyOf(ctx, { ...stranger, teamId: otherTeamId }),
    owns: ['other team', 'home ordered for the other team'],
  },
  { holder: 'removed member', key: await keyOf(ctx, removed), owns: ['removed member'] },
];

/** Keys of the team by their scopes; a team has a limited number. */
const lackingKeys = new Map<string, { Authorization: string }>();

/** Every set of scopes, from one to all. */
const scopeSets = Array.from({ length: 2 ** apiScopes.length - 1 }, (_, index) =>
  apiScopes.filter((_scope, place) => ((index + 1) >> place) & 1),
);
const keys = new Map<string, { Authorization: string }>();
for (const scopes of scopeSets) keys.set(scopes.join(' '), await keyOf(ctx, owner, scopes));
const all = await keyOf(ctx, owner);

const operations = (Object.entries(program) as [string, ProgramOperation][]).map(([name, operation]) => ({
  name,
  ...operation,
}));

type Ids = typeof ids;
function call(name: string, example: Record<string, unknown>, headers: Record<string, string>, of: Ids) {
  const [method, path] = name.split(' ') as [string, string];
  const known = path.replace(/:(\w+)/g, (_, key: string) => of[key as keyof Ids]);
  const rest = Object.fromEntries(Object.entries(example).filter(([key]) => !path.includes(`:${key}`)));
  if (rest.listingId) rest.listingId = of.listingId;
  const query = new URLSearchParams(rest as Record<string, string>);
  const sent = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
  return method === 'GET'
    ? callApi(app, `${method} ${known}?${query}`, { headers: sent })
    : callApi(app, `${method} ${known}`, { headers: sent, body: rest });
}

describe.each(operations)('$name', ({ name, scopes, example }) => {
  test.each(scopeSets.map((set) => ({ held: set.join(' '), set })))('$held', async ({ held, set }) => {
    const answer = await call(name, example, keys.get(held) ?? {}, ids);
    const mayCall = scopes.some((scope) => set.includes(scope as ApiScope));
    // Only teams have invoices; the next matrix has their keys.
    if (mayCall && !name.includes(':invoiceId')) expect([401, 403, 404]).not.toContain(answer.status);
    else if (!mayCall) expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(answer.status).toBeLessThan(500);
  });

  test('without a key', async () => {
    expect((await call(name, example, {}, ids)).status).toBe(401);
  });

  test('someone else’s things don’t exist for this key', async () => {
    const answer = await call(name, example, all, foreign);
    const text = JSON.stringify(answer.body);
    for (const id of Object.values(foreign)) expect(text).not.toContain(id);
    if (name.includes(':')) expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe.each(operations)('$name', ({ name, example, scopes }) => {
  test.each(holders)('the key of the $holder gets only its own things', async ({ key, owns }) => {
    for (const thing of Object.keys(things) as Thing[]) {
      const isOwn = owns.includes(thing) && (ofTeams.includes(thing) || !name.includes(':invoiceId'));
      if (isOwn && !name.includes(':')) continue;
      const answer = await call(name, example, key, things[thing]);
      if (isOwn) {
        expect([401, 403, 404]).not.toContain(answer.status);
        continue;
      }
      const text = JSON.stringify(answer.body);
      for (const id of Object.values(things[thing])) expect(text).not.toContain(id);
      if (name.includes(':')) expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      // A list takes no id, so one call covers everything.
      else if (!name.startsWith('GET')) break;
    }
  });

  test('a team’s key whose creator lost it, and one without the scope', async () => {
    expect((await call(name, example, removedTeamKey, things.team)).status).toBe(401);
    const others = apiScopes.filter((scope) => !scopes.includes(scope));
    const lacking = lackingKeys.get(others.join(' ')) ?? (await keyOf(ctx, { ...owner, teamId }, others));
    lackingKeys.set(others.join(' '), lacking);
    expect((await call(name, example, lacking, things.team)).status).toBe(403);
  });
});

test('no list of one account has anything of another', async () => {
  for (const name of ['orders', 'listings', 'leads', 'balance/entries']) {
    const { body } = await callApi(app, `GET /v1/${name}?limit=100`, { headers: all });
    expect(body.data.length).toBeGreaterThan(0);
    const text = JSON.stringify(body);
    for (const id of Object.values(foreign)) expect(text).not.toContain(id);
  }
});

test('staff keys read only what the staff account ordered', async () => {
  const { userId } = await createApiAccount(ctx, 'ada@hearthcast.example');
  const headers = await keyOf(ctx, { userId });
  for (const { name, example, scopes } of operations.filter(({ name }) => name.includes(':'))) {
    expect(scopes.length).toBeGreaterThan(0);
    expect((await call(name, example, headers, ids)).status).toBe(404);
  }
});
