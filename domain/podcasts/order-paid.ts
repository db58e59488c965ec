import type { podcasts } from '#db/schema/podcasts.ts';
import type { HomeEvent } from '../webhooks/record-event.ts';

/** The data that webhooks get about an order that goes into production. */
export function orderPaid(
  podcast: Pick<typeof podcasts.$inferSelect, 'id' | 'listingUrl' | 'amountCents'>,
): HomeEvent {
  const { id: podcastId, listingUrl, amountCents } = podcast;
  return { type: 'order.paid', podcastId, data: { listingUrl, amountCents, currency: 'USD' } };
}
