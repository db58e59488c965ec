import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inTransaction } from '#db/in-transaction.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema/webhooks.ts';
import { type ApiAccount, createApiAccount } from '#tests/support/api-account.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestTeam } from '#tests/support/team.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { recordEvent } from './record-event.ts';

const { ctx } = await createTestContext();
const names = ['owner', 'admin', 'orderer', 'member', 'gone'] as const;
const people = new Map<string, ApiAccount>();
for (const name of names) {
  const account = await createApiAccount(ctx, `${name}@events.example`);
  people.set(name, account);
  await ctx.db.insert(webhookEndpoints).values({
    userId: account.userId,
    url: `https://${name}.example/in`,
    events: ['order.paid'],
    sealedSecret: 'unused',
  });
}
const of = (name: (typeof names)[number]) => people.get(name) as ApiAccount;

/** Whose webhooks get a podcast's event. */
async function receiversOf(podcastId: string): Promise<string[]> {
  await inTransaction(ctx, (tx) => recordEvent(tx, { type: 'order.paid', podcastId, data: {} }));
  const rows = await ctx.db
    .select({ url: webhookEndpoints.url, owner: webhookEndpoints.userId, eventOf: webhookEvents.userId })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookEvents.podcastId, podcastId));
  // An event belongs to the account that gets it.
  expect(rows.every(({ owner, eventOf }) => owner === eventOf)).toBe(true);
  return rows.map(({ url }) => new URL(url).hostname.split('.')[0] ?? '').sort();
}

test('events of a team’s home reach its managers and the person who ordered it, while they are on the team', async () => {
  const teamId = await createTestTeam(ctx, of('owner'), {
    admin: [of('admin')],
    member: [of('orderer'), of('member')],
  });
  const ordered = (name: (typeof names)[number], team: string | null) =>
    createPaidPodcast(ctx, { userId: of(name).userId, customerEmail: of(name).email, teamId: team });
  expect(await receiversOf((await ordered('orderer', teamId)).id)).toEqual(['admin', 'orderer', 'owner']);
  expect(await receiversOf((await ordered('gone', teamId)).id)).toEqual(['admin', 'owner']);
  expect(await receiversOf((await ordered('gone', null)).id)).toEqual(['gone']);
});
