import { eq } from 'drizzle-orm';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import type { Context } from '../context.ts';
import { type ContactDestination, type ContactType, destinationsOf } from './rules.ts';

export type NewContact = Omit<typeof contacts.$inferInsert, 'id' | 'createdAt' | 'contactType'> & {
  contactType: ContactType;
};

/**
 * Saves a contact and a job per destination, ours and the agent's own, in the caller's transaction if there is one. May be repeated: the same
 * source key stays one contact, delivered once to each destination. Returns its id.
 */
export async function recordContact(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  contact: NewContact,
  destinations: ContactDestination[] = destinationsOf(contact.contactType),
  destinationIds: string[] = [],
): Promise<string> {
  await ctx.db
    .insert(contacts)
    .values({ ...contact, createdAt: ctx.now() })
    .onConflictDoNothing({ target: contacts.sourceKey });
  const [row] = await ctx.db
    .select({ id: contacts.id })
    .from(contacts)
    .where(eq(contacts.sourceKey, contact.sourceKey));
  if (!row) throw new Error('The contact was not saved.');
  const receivers = [
    ...destinations.map((destination) => ({ destination, destinationId: null, name: destination })),
    ...destinationIds.map((id) => ({
      destination: 'agent_destination' as const,
      destinationId: id,
      name: id,
    })),
  ];
  for (const { name, ...receiver } of receivers) {
    const deliveryKey = `${contact.sourceKey}:${name}`;
    const [delivery] = await ctx.db
      .insert(contactDeliveries)
      .values({ contactId: row.id, ...receiver, deliveryKey, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: contactDeliveries.id });
    if (delivery) await ctx.queue.send('deliver-contact', { deliveryId: delivery.id }, { key: delivery.id });
  }
  return row.id;
}
