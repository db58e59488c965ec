import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import type { Context } from '../context.ts';

export type ContactDestination = 'crm' | 'spreadsheet' | 'webhook' | 'staff_mail' | 'agent_mail';
export type NewContact = Omit<typeof contacts.$inferInsert, 'id' | 'createdAt'>;

/**
 * Writes down a contact and a job per destination, in the caller's transaction when there is one. May be
 * repeated: the same source key stays one contact, delivered once to each destination.
 */
export async function recordContact(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  contact: NewContact,
  destinations: ContactDestination[],
): Promise<void> {
  const [row] = await ctx.db
    .insert(contacts)
    .values({ ...contact, createdAt: ctx.now() })
    .onConflictDoNothing({ target: contacts.sourceKey })
    .returning({ id: contacts.id });
  if (!row) return;
  for (const destination of destinations) {
    const [delivery] = await ctx.db
      .insert(contactDeliveries)
      .values({ contactId: row.id, destination, deliveryKey: `${contact.sourceKey}:${destination}` })
      .returning({ id: contactDeliveries.id });
    if (delivery) await ctx.queue.send('deliver-contact', { deliveryId: delivery.id }, { key: delivery.id });
  }
}
