import type { contactDeliveries, contacts } from '#db/schema/leads.ts';
import type { LeadDestination } from './lead-destination.ts';
import type { LeadDeliveryView } from './schema.ts';

type Row = {
  delivery: typeof contactDeliveries.$inferSelect;
  destination: Pick<LeadDestination, 'id' | 'name'>;
  contact: typeof contacts.$inferSelect;
};

/** One lead on its way to one destination, as its owner sees it. */
export function viewLeadDelivery({ delivery, destination, contact }: Row): LeadDeliveryView {
  return {
    id: delivery.id,
    destinationId: destination.id,
    destinationName: destination.name,
    leadId: contact.id,
    leadName: leadName(contact),
    status: delivery.status,
    isUnsure: delivery.isUnsure,
    answer: delivery.answer,
    attempts: delivery.attempts,
    deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
    createdAt: delivery.createdAt.toISOString(),
  };
}

export function leadName({ firstName, lastName, email }: Row['contact']): string {
  return `${firstName} ${lastName}`.trim() || email;
}
