import { eq } from 'drizzle-orm';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import type { Context } from '../context.ts';
import { type ContactDestination, type ContactType, destinationsOf } from './rules.ts';

export type NewContact = Omit<typeof contacts.$inferInsert, 'id' | 'createdAt' | 'contactType'> & {
  contactType: ContactType;
};

/**
 * Saves a contact and a job per destination, in the caller's transaction if there is one. May be repeated: the same
 * source key stays one contact, delivered once to each destination. Returns its id.
 */
export async function recordContact(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  contact: NewContact,
  destinations: ContactDestination[] = destinationsOf(contact.contactType),
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
  for (const destination of destinations) {
    const deliveryKey = `${contact.sourceKey}:${destination}`;
    const [delivery] = await ctx.db
      .insert(contactDeliveries)
      .values({ contactId: row.id, destination, deliveryKey, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: contactDeliveries.id });
    if (delivery) await ctx.queue.send('deliver-contact', { deliveryId: delivery.id }, { key: delivery.id });
  }
  return row.id;
}
