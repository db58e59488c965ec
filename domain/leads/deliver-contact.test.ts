import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Lead, LeadRefused } from '#adapters/lead-webhook/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { contactDeliveries } from '#db/schema/leads.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { deliverContact } from './deliver-contact.ts';
import { recordContact } from './record-contact.ts';

const delivered: { lead: Lead; key: string }[] = [];
const answers: (Error | undefined)[] = [];
const leadWebhook = {
  deliver: async (lead: Lead, key: string) => {
    delivered.push({ lead, key });
    const answer = answers.shift();
    if (answer) throw answer;
  },
};
const { ctx } = await createTestContext({ leadWebhook });

async function newDelivery(sourceKey: string): Promise<string> {
  const contact = {
    contactType: 'sign_up' as const,
    sourceKey,
    email: 'ana@example.com',
    firstName: 'Ana',
    phone: '+15550100142',
    listingUrl: 'https://homes.example/1',
    details: { source: 'website_signup' },
  };
  await recordContact(ctx, contact, ['webhook']);
  await recordContact(ctx, contact, ['webhook']);
  const key = `${sourceKey}:webhook`;
  const rows = await ctx.db.select().from(contactDeliveries).where(eq(contactDeliveries.deliveryKey, key));
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? '';
}

const read = async (id: string) =>
  (await ctx.db.select().from(contactDeliveries).where(eq(contactDeliveries.id, id)))[0];

test('the webhook gets a sign-up’s lead, once', async () => {
  const id = await newDelivery('sign-up:1');
  await deliverContact(ctx, id);
  await deliverContact(ctx, id);
  expect(delivered).toEqual([
    {
      key: 'sign-up:1:webhook',
      lead: {
        email: 'ana@example.com',
        firstName: 'Ana',
        phone: '+15550100142',
        listingUrl: 'https://homes.example/1',
        source: 'website_signup',
        timestamp: ctx.now().toISOString(),
      },
    },
  ]);
  expect(await read(id)).toMatchObject({ status: 'delivered', attempts: 1 });
});

test('an outage is recorded and retried, a refusal is final', async () => {
  const id = await newDelivery('sign-up:2');
  answers.push(new Unavailable('lead webhook', 'answered 503'));
  await expect(deliverContact(ctx, id)).rejects.toBeInstanceOf(Unavailable);
  expect(await read(id)).toMatchObject({ status: 'pending', lastError: 'lead webhook: answered 503' });
  answers.push(new LeadRefused('lead webhook: answered 410'));
  await deliverContact(ctx, id);
  expect(await read(id)).toMatchObject({ status: 'failed', attempts: 2 });
});
