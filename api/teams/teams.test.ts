import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, mails } from '#db/schema/operations.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { agentQuestions } from '#db/schema/production.ts';
import { acceptInvitation } from '#domain/teams/accept-invitation.ts';
import { INVITATION_SECONDS, MAX_TEAMS } from '#domain/teams/rules.ts';
import {
  type ApiAccount,
  callApi,
  createApiAccount,
  createOwnThings,
  keyOf,
} from '#tests/support/api-account.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestTeam } from '#tests/support/team.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const { ctx, setNow } = await createTestContext();
const app = createFullApp(ctx);
const person = (name: string) => createApiAccount(ctx, `${name}@teams.example`);
const [owner, admin, member, stranger] = (await Promise.all(
  ['owner', 'admin', 'member', 'stranger'].map(person),
)) as [ApiAccount, ApiAccount, ApiAccount, ApiAccount];
const call = (who: Pick<ApiAccount, 'session'>, name: string, body?: unknown) =>
  callApi(app, name, { headers: who.session, body });

/** The parts of the link in the newest invitation to an address. */
async function mailedLink(email: string): Promise<{ id: string; query: string }> {
  const [mail] = await ctx.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.kind, 'team-invitation')))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1);
  const link = /http:\S+\/team-invitation\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { searchParams } = new URL(link);
  const id = searchParams.get('id') ?? '';
  searchParams.delete('id');
  return { id, query: searchParams.toString() };
}
const view = ({ id, query }: { id: string; query: string }) =>
  callApi(app, `GET /api/team-invitations/${id}?${query}`);
const accept = (who: ApiAccount, { id, query }: { id: string; query: string }) =>
  call(who, `POST /api/team-invitations/${id}/accept`, Object.fromEntries(new URLSearchParams(query)));
const roles = async (teamId: string) =>
  Object.fromEntries(
    (await call(owner, `GET /api/teams/${teamId}/people`)).body.members.map(
      ({ email, role }: { email: string; role: string }) => [email.split('@')[0], role],
    ),
  );

test('a team is created, renamed and seen by its members', async () => {
  const details = { name: 'Larkmere Realty', billingEmail: 'Books@Larkmere.example' };
  const { body } = await call(owner, 'POST /api/teams', details);
  const teamId = body.id;
  expect((await call(owner, 'GET /api/teams')).body.teams).toMatchObject([
    {
      id: teamId,
      name: 'Larkmere Realty',
      role: 'owner',
      members: 1,
      billingEmail: 'books@larkmere.example',
    },
  ]);
  expect((await call(stranger, 'GET /api/teams')).body.teams).toEqual([]);
  const renamed = { ...details, name: 'Larkmere & Sons' };
  expect((await call(stranger, `PATCH /api/teams/${teamId}`, renamed)).status).toBe(404);
  expect((await call(owner, `PATCH /api/teams/${teamId}`, renamed)).status).toBe(200);
  expect((await call(owner, 'GET /api/teams')).body.teams[0].name).toBe('Larkmere & Sons');
});

test.each(['', 'A', 'Win at prizes.example now', 'See https://x', 'me@x.io', 'x'.repeat(81), 'a\0b'])(
  'a team can’t be called %j',
  async (name) => {
    const answer = await call(owner, 'POST /api/teams', { name, billingEmail: 'a@b.example' });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.error.fields)).toEqual(['name']);
  },
);

test('an account owns a limited number of teams, even when many are created at once', async () => {
  const busy = await person('busy');
  const details = { name: 'One of Many', billingEmail: busy.email };
  const answers = await Promise.all(
    Array.from({ length: MAX_TEAMS + 2 }, () => call(busy, 'POST /api/teams', details)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_TEAMS);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
});

test('an invitation works once, and only for its own address', async () => {
  const teamId = await createTestTeam(ctx, owner);
  const invite = { email: 'Member@Teams.example', role: 'member' };
  expect((await call(owner, `POST /api/teams/${teamId}/invitations`, invite)).status).toBe(200);
  const link = await mailedLink(member.email);
  expect((await view(link)).body).toMatchObject({ email: member.email, role: 'member', state: 'open' });
  expect(await accept(stranger, link)).toMatchObject({ status: 403 });
  expect((await call(stranger, 'GET /api/teams')).body.teams).toEqual([]);
  const both = await Promise.all([accept(member, link), accept(member, link)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await roles(teamId)).toEqual({ owner: 'owner', member: 'member' });
  expect((await view(link)).body.state).toBe('accepted');
  expect((await call(owner, `DELETE /api/teams/${teamId}/members/${member.userId}`)).status).toBe(200);
  expect(await accept(member, link)).toMatchObject({ status: 409 });
  expect(await roles(teamId)).toEqual({ owner: 'owner' });
});

test('a link that was changed, withdrawn, replaced or is too old lets nobody in', async () => {
  const teamId = await createTestTeam(ctx, owner);
  const invite = () =>
    call(owner, `POST /api/teams/${teamId}/invitations`, { email: member.email, role: 'member' });
  await invite();
  const first = await mailedLink(member.email);
  const forged = new URLSearchParams(first.query);
  forged.set('expires', String(Number(forged.get('expires')) + 9999));
  expect((await view({ ...first, query: forged.toString() })).status).toBe(404);
  expect((await accept(member, { ...first, query: forged.toString() })).status).toBe(404);
  const start = ctx.now();
  setNow(new Date(start.getTime() + 1000));
  await invite();
  const second = await mailedLink(member.email);
  expect(second.id).not.toBe(first.id);
  expect((await accept(member, { id: second.id, query: first.query })).status).toBe(404);
  expect((await accept(member, first)).status).toBe(409);
  setNow(new Date(start.getTime() + 1000 + INVITATION_SECONDS * 1000));
  expect((await view(second)).body.state).toBe('expired');
  // Sessions expire long before that, so we call the use case directly.
  const parts = Object.fromEntries(new URLSearchParams(second.query)) as {
    expires: string;
    signature: string;
  };
  const late = { ...parts, invitationId: second.id, person: { ...member, isEmailConfirmed: true }, ip: '' };
  await expect(acceptInvitation(ctx, late)).rejects.toMatchObject({ code: 'conflict' });
  setNow(start);
  const withdraw = `DELETE /api/teams/${teamId}/invitations/${second.id}`;
  expect((await call(stranger, withdraw)).status).toBe(404);
  expect((await call(owner, withdraw)).status).toBe(200);
  expect((await call(owner, withdraw)).status).toBe(404);
  expect((await accept(member, second)).body.error.message).toContain('withdrew');
});

test('admins manage members, not each other; members manage nobody', async () => {
  const teamId = await createTestTeam(ctx, owner, { admin: [admin], member: [member] });
  const people = `/api/teams/${teamId}`;
  const invite = (who: ApiAccount, role: string) =>
    call(who, `POST ${people}/invitations`, { email: 'new@teams.example', role });
  expect((await invite(member, 'member')).status).toBe(403);
  expect((await invite(admin, 'admin')).status).toBe(403);
  expect((await invite(admin, 'owner')).status).toBe(400);
  expect((await invite(admin, 'member')).status).toBe(200);
  const promote = (who: ApiAccount, role: string) =>
    call(who, `PATCH ${people}/members/${member.userId}`, { role });
  expect((await promote(member, 'owner')).status).toBe(403);
  expect((await promote(admin, 'admin')).status).toBe(403);
  expect((await call(member, `DELETE ${people}/members/${admin.userId}`)).status).toBe(403);
  expect((await call(admin, `DELETE ${people}/members/${owner.userId}`)).status).toBe(403);
  expect((await call(stranger, `DELETE ${people}/members/${member.userId}`)).status).toBe(404);
  expect((await promote(owner, 'admin')).status).toBe(200);
  expect(await roles(teamId)).toEqual({ owner: 'owner', admin: 'admin', member: 'admin' });
  expect((await call(member, `GET ${people}/people`)).body.invitations).toHaveLength(1);
  await promote(owner, 'member');
  expect((await call(member, `GET ${people}/people`)).body.invitations).toEqual([]);
});

test('the last owner can’t leave or step down, not even when two leave at once', async () => {
  const teamId = await createTestTeam(ctx, owner, { admin: [admin] });
  const members = `/api/teams/${teamId}/members`;
  const leave = (who: ApiAccount) => call(who, `DELETE ${members}/${who.userId}`);
  expect(await leave(owner)).toMatchObject({ status: 409 });
  const down = await call(owner, `PATCH ${members}/${owner.userId}`, { role: 'member' });
  expect(down.status).toBe(409);
  await call(owner, `PATCH ${members}/${admin.userId}`, { role: 'owner' });
  const left = await Promise.all([leave(owner), leave(admin)]);
  expect(left.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the ownership is transferred in one step', async () => {
  const teamId = await createTestTeam(ctx, owner, { member: [member] });
  const transfer = (who: ApiAccount, to: ApiAccount) =>
    call(who, `POST /api/teams/${teamId}/members/${to.userId}/ownership`, {});
  expect((await transfer(member, member)).status).toBe(403);
  expect((await transfer(owner, owner)).status).toBe(409);
  expect((await transfer(owner, stranger)).status).toBe(404);
  expect((await transfer(owner, member)).status).toBe(200);
  expect(await roles(teamId)).toEqual({ owner: 'admin', member: 'owner' });
});

test('someone who leaves a team keeps neither its homes nor their key', async () => {
  const teamId = await createTestTeam(ctx, owner, { admin: [admin] });
  const { orderId } = await createOwnThings(ctx, { ...admin, teamId });
  const own = await createOwnThings(ctx, admin);
  const key = await keyOf(ctx, { ...admin, teamId });
  const status = async (headers: Record<string, string>, id: string) =>
    (await callApi(app, `GET /v1/orders/${id}`, { headers })).status;
  const seen = async (who: ApiAccount, id: string) => (await call(who, `GET /api/podcasts/${id}`)).status;
  expect([await status(key, orderId), await seen(admin, orderId)]).toEqual([200, 200]);
  const { body } = await call(owner, `DELETE /api/teams/${teamId}/members/${admin.userId}`);
  expect(body).toEqual({ homes: 1, keys: 1 });
  expect([await status(key, orderId), await seen(admin, orderId)]).toEqual([401, 404]);
  expect([await seen(admin, own.orderId), await seen(owner, orderId)]).toEqual([200, 200]);
  const [home] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, orderId));
  expect(home).toMatchObject({ userId: owner.userId, customerEmail: owner.email, teamId });
  const [entry] = await ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'team.member_removed'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(entry).toMatchObject({ actorId: owner.userId, subject: teamId });
});

test('an admin who becomes a member loses the key, too', async () => {
  const teamId = await createTestTeam(ctx, owner, { admin: [admin] });
  const headers = await keyOf(ctx, { ...admin, teamId });
  expect((await callApi(app, 'GET /v1/orders', { headers })).status).toBe(200);
  await call(owner, `PATCH /api/teams/${teamId}/members/${admin.userId}`, { role: 'member' });
  expect((await callApi(app, 'GET /v1/orders', { headers })).status).toBe(401);
});

test('owners and admins create and revoke the team’s keys, including each other’s', async () => {
  const teamId = await createTestTeam(ctx, owner, { admin: [admin], member: [member] });
  const keys = `/api/teams/${teamId}/api-keys`;
  const input = { name: 'CRM', scopes: ['leads:read'] };
  expect((await call(member, `POST ${keys}`, input)).status).toBe(403);
  expect((await call(member, `GET ${keys}`)).status).toBe(403);
  expect((await call(stranger, `POST ${keys}`, input)).status).toBe(404);
  const { body } = await call(admin, `POST ${keys}`, input);
  const keyId = body.apiKey.id;
  expect((await call(owner, `GET ${keys}`)).body.apiKeys).toMatchObject([{ id: keyId, name: 'CRM' }]);
  expect(
    (await call(admin, 'GET /api/api-keys')).body.apiKeys.map(({ id }: { id: string }) => id),
  ).not.toContain(keyId);
  expect((await call(admin, `DELETE /api/api-keys/${keyId}`)).status).toBe(404);
  expect((await call(member, `DELETE ${keys}/${keyId}`)).status).toBe(403);
  expect((await call(owner, `DELETE ${keys}/${keyId}`)).status).toBe(200);
});

test('a team’s list shows all homes to managers and their own to members, with open issues', async () => {
  const teamId = await createTestTeam(ctx, owner, { member: [member] });
  const mine = await createOwnThings(ctx, { ...member, teamId });
  const theirs = await createOwnThings(ctx, { ...owner, teamId });
  const question = { podcastId: theirs.orderId, field: 'parking', question: 'Is there a garage?' };
  await ctx.db.insert(agentQuestions).values({ ...question, askedAt: ctx.now() });
  const homes = async (who: ApiAccount) => (await call(who, `GET /api/teams/${teamId}/homes`)).body;
  expect((await homes(member)).homes).toMatchObject([
    { id: mine.orderId, status: 'ready', open: [], leads: 1, title: '12 Elm Street, Larkmere' },
  ]);
  expect((await homes(owner)).homes.map(({ open }: { open: string[] }) => open).sort()).toEqual([
    [],
    ['1 question to answer'],
  ]);
  const page = (await call(owner, `GET /api/teams/${teamId}/homes?limit=1`)).body;
  const next = (await call(owner, `GET /api/teams/${teamId}/homes?limit=1&cursor=${page.nextCursor}`)).body;
  expect([...page.homes, ...next.homes].map(({ id }) => id).sort()).toEqual(
    [mine.orderId, theirs.orderId].sort(),
  );
  expect((await homes(stranger)).error.code).toBe('not_found');
  const own = (await call(member, 'GET /api/podcasts')).body.podcasts.map(({ id }: { id: string }) => id);
  expect(own).toContain(mine.orderId);
  expect(own).not.toContain(theirs.orderId);
  expect((await call(member, `GET /api/podcasts/${theirs.orderId}`)).status).toBe(404);
  expect((await call(owner, `GET /api/podcasts/${mine.orderId}`)).status).toBe(200);
});
