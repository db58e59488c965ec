import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leadDestinations } from '#db/schema/destinations.ts';
import { contactDeliveries } from '#db/schema/leads.ts';
import { mails } from '#db/schema/operations.ts';
import { webhookEndpoints } from '#db/schema/webhooks.ts';
import { deliverContact } from '#domain/leads/deliver-contact.ts';
import { removeMember } from '#domain/teams/remove-member.ts';
import { deliverLane } from '#domain/webhooks/deliver-lane.ts';
import { listDueLanes } from '#domain/webhooks/resume-deliveries.ts';
import { type ApiAccount, callApi, createApiAccount, createOwnThings } from '#tests/support/api-account.ts';
import { startLeadVendors } from '#tests/support/connected-agent.ts';
import { createFullApp } from '#tests/support/full-app.ts';
import { createTestTeam } from '#tests/support/team.ts';
import { createTestContext } from '#tests/support/test-context.ts';

/** A team's webhooks and destinations cover all of its homes and are managed by its owners and admins. */
const vendors = await startLeadVendors();
const { hooks } = vendors;
const { ctx } = await createTestContext(vendors.overrides);
const app = createFullApp({ ...ctx, accounts: { ...ctx.accounts, hasRateLimits: false } });
const [owner, admin, member, stranger] = (await Promise.all(
  ['owner', 'admin', 'member', 'stranger'].map((name) =>
    createApiAccount(ctx, `${name}@connections.example`),
  ),
)) as [ApiAccount, ApiAccount, ApiAccount, ApiAccount];
const teamId = await createTestTeam(ctx, owner, { admin: [admin], member: [member] });
const call = (who: ApiAccount, name: string, body?: object) =>
  callApi(app, name, { headers: who.session, body });
const events = ['lead.created'];
const webhook = { url: hooks.url, events };
const destination = { kind: 'email', name: 'Front desk', settings: { address: 'desk@larkmere.example' } };
const home = await createOwnThings(ctx, { ...member, teamId });

async function sendLead(): Promise<void> {
  const body = {
    name: 'Bo Li',
    email: 'bo@example.com',
    phone: '5550100142',
    message: 'Open on Sunday?',
    listingId: home.listingId,
  };
  expect((await callApi(app, 'POST /functions/v1/create-hubspot-lead', { body })).status).toBe(200);
  for (const lane of await listDueLanes(ctx)) await deliverLane(ctx, lane);
}

test('a team’s webhook reports a home that a member ordered, once and for the team', async () => {
  const { status, body } = await call(admin, `POST /api/teams/${teamId}/webhooks`, webhook);
  expect(status).toBe(200);
  const before = hooks.taken.length;
  await sendLead();
  const [received, ...others] = hooks.taken.slice(before);
  expect(others).toEqual([]);
  expect(received?.body).toMatchObject({ type: 'lead.created', data: { orderId: home.orderId } });
  const log = await call(owner, `GET /api/webhooks/${body.id}/deliveries`);
  expect(log.body.deliveries).toMatchObject([{ type: 'lead.created', status: 'delivered' }]);
  const listed = await call(owner, `GET /api/teams/${teamId}/webhooks`);
  expect(listed.body.webhooks).toMatchObject([{ id: body.id, url: hooks.url }]);
  expect((await call(admin, 'GET /api/webhooks')).body.webhooks).toEqual([]);
  expect((await call(owner, `POST /api/webhooks/${body.id}/test`, {})).body.isDelivered).toBe(true);
  await removeMember(ctx, { teamId, userId: owner.userId, memberId: admin.userId, ip: '127.0.0.1' });
  expect(await ctx.db.$count(webhookEndpoints, eq(webhookEndpoints.id, body.id))).toBe(1);
  expect((await call(admin, `DELETE /api/webhooks/${body.id}`)).status).toBe(404);
  hooks.answerWith(() => 410);
  await sendLead();
  const told = await ctx.db.select().from(mails).where(eq(mails.kind, 'webhook-disabled'));
  expect(told.map(({ recipient }) => recipient)).toEqual([owner.email]);
  expect(told[0]?.text).toContain(`/team/${teamId}`);
  hooks.answerWith(() => 200);
  expect((await call(owner, `DELETE /api/webhooks/${body.id}`)).status).toBe(200);
});

test('a team’s destination gets the leads of a home that a member ordered, besides the member’s own', async () => {
  const { body } = await call(owner, `POST /api/teams/${teamId}/lead-destinations`, destination);
  const own = await call(member, 'POST /api/lead-destinations', { ...destination, name: 'Mine' });
  await sendLead();
  const rows = await ctx.db
    .select({ id: contactDeliveries.id, destinationId: contactDeliveries.destinationId })
    .from(contactDeliveries)
    .innerJoin(leadDestinations, eq(leadDestinations.id, contactDeliveries.destinationId));
  expect(rows.map((row) => row.destinationId).sort()).toEqual([body.id, own.body.id].sort());
  for (const { id } of rows) await deliverContact(ctx, id);
  type Lead = { deliveries: { destinationId: string }[] };
  const sees = async (who: ApiAccount) =>
    ((await call(who, 'GET /api/leads')).body.data as Lead[]).flatMap(({ deliveries }) =>
      deliveries.map(({ destinationId }) => destinationId),
    );
  expect([await sees(owner), await sees(member), await sees(stranger)]).toEqual([
    [body.id],
    [own.body.id],
    [],
  ]);
  const log = await call(owner, `GET /api/lead-destinations/${body.id}/deliveries`);
  expect(log.body.deliveries).toMatchObject([{ leadName: 'Bo Li', status: 'delivered' }]);
  const resend = `POST /api/lead-deliveries/${log.body.deliveries[0].id}/resend`;
  expect((await call(member, resend, {})).status).toBe(404);
  expect((await call(owner, resend, {})).status).toBe(200);
  expect((await call(owner, `DELETE /api/lead-destinations/${body.id}`)).status).toBe(200);
});

test('a member can’t see or change them, and for a stranger the team doesn’t exist', async () => {
  const hook = (await call(owner, `POST /api/teams/${teamId}/webhooks`, webhook)).body;
  const sent = (await call(owner, `POST /api/teams/${teamId}/lead-destinations`, destination)).body;
  const ofTeam = [
    [`GET /api/teams/${teamId}/webhooks`],
    [`POST /api/teams/${teamId}/webhooks`, webhook],
    [`GET /api/teams/${teamId}/lead-destinations`],
    [`POST /api/teams/${teamId}/lead-destinations`, destination],
  ] as [string, object?][];
  for (const [name, body] of ofTeam) {
    expect((await call(member, name, body)).status).toBe(403);
    expect((await call(stranger, name, body)).status).toBe(404);
  }
  for (const who of [member, stranger])
    for (const [name, body] of [
      [`PATCH /api/webhooks/${hook.id}`, { isEnabled: false }],
      [`POST /api/webhooks/${hook.id}/secret`, {}],
      [`POST /api/webhooks/${hook.id}/test`, {}],
      [`GET /api/webhooks/${hook.id}/deliveries`],
      [`POST /api/webhooks/${hook.id}/deliveries/${randomUUID()}/replay`, {}],
      [`DELETE /api/webhooks/${hook.id}`],
      [`PATCH /api/lead-destinations/${sent.id}`, { isEnabled: false }],
      [`POST /api/lead-destinations/${sent.id}/test`, {}],
      [`GET /api/lead-destinations/${sent.id}/deliveries`],
      [`DELETE /api/lead-destinations/${sent.id}`],
    ] as [string, object?][])
      expect((await call(who, name, body)).status).toBe(404);
});
