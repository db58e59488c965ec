import { and, asc, eq, gte, inArray, isNull, ne } from 'drizzle-orm';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { type DeliverContext, deliverContact } from './deliver-contact.ts';
import type { ProcessingSummary } from './schema.ts';

type Ctx = DeliverContext;

/** As many as a person will wait for; pressing the button again takes the next ones. */
const maxContacts = 200;
const concurrency = 4;
const DAY_MS = 86_400_000;

/**
 * Retries now everything that the contacts of the last 24 hours are still waiting for, abandoned or not. May be
 * repeated: delivered contacts are left alone.
 */
export async function processContacts(ctx: Ctx): Promise<ProcessingSummary> {
  const found = await listUndelivered(ctx);
  const outcomes: (string | undefined)[] = [];
  for (let from = 0; from < found.length; from += concurrency) {
    const errors = found.slice(from, from + concurrency).map(({ deliveryIds }) => retry(ctx, deliveryIds));
    outcomes.push(...(await Promise.all(errors)));
  }
  const failures = found.flatMap(({ name, email }, index) => {
    const error = outcomes[index];
    return error === undefined ? [] : [{ contact: `${name} <${email}>`, error }];
  });
  return {
    total_found: found.length,
    processed_successfully: found.length - failures.length,
    errors: failures.length,
    processed_contacts: found.map(({ name, email }, index) => ({
      name,
      email,
      status: outcomes[index] === undefined ? 'delivered' : 'failed',
    })),
    processing_errors: failures,
  };
}

async function listUndelivered(ctx: Ctx) {
  const rows = await ctx.db
    .select({ contact: contacts, deliveryId: contactDeliveries.id })
    .from(contactDeliveries)
    .innerJoin(contacts, eq(contacts.id, contactDeliveries.contactId))
    .where(
      and(
        ne(contactDeliveries.status, 'delivered'),
        // An agent decides whether a lead that may have arrived is sent again.
        isNull(contactDeliveries.destinationId),
        gte(contacts.createdAt, new Date(ctx.now().getTime() - DAY_MS)),
      ),
    )
    .orderBy(asc(contacts.createdAt), asc(contacts.id));
  const byContact = Map.groupBy(rows, ({ contact }) => contact.id);
  return [...byContact.values()].slice(0, maxContacts).map((group) => {
    const { firstName, lastName, email } = (group[0] as (typeof rows)[number]).contact;
    const deliveryIds = group.map(({ deliveryId }) => deliveryId);
    return { name: `${firstName} ${lastName}`.trim() || email, email, deliveryIds };
  });
}

/** The first error, if any. Failed deliveries stay in the queue. */
async function retry(ctx: Ctx, deliveryIds: string[]): Promise<string | undefined> {
  await ctx.db
    .update(contactDeliveries)
    .set({ status: 'pending', attempts: 0 })
    .where(and(inArray(contactDeliveries.id, deliveryIds), eq(contactDeliveries.status, 'failed')));
  const errors: string[] = [];
  for (const deliveryId of deliveryIds) {
    const error = await deliverContact(ctx, deliveryId).then(
      () => findGivenUp(ctx, deliveryId),
      (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
    );
    if (error === undefined) continue;
    errors.push(error);
    await ctx.queue.send('deliver-contact', { deliveryId }, { key: deliveryId });
  }
  return errors[0];
}

async function findGivenUp(ctx: Ctx, deliveryId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ status: contactDeliveries.status, lastError: contactDeliveries.lastError })
    .from(contactDeliveries)
    .where(eq(contactDeliveries.id, deliveryId));
  return row?.status === 'failed' ? (row.lastError ?? 'failed') : undefined;
}
