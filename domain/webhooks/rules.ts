import { TEST_EVENT, type WebhookEventType, webhookEventTypes } from '#db/column-values.ts';

export { TEST_EVENT, type WebhookEventType, webhookEventTypes };

export const eventTexts: Record<WebhookEventType, string> = {
  'order.paid': 'An order is paid, and we’ve started on it.',
  'episode.ready': 'An episode is live, either new or re-recorded.',
  'episode.needs_review': 'Our team is reviewing an episode before it goes live.',
  'listing.changed': 'A listing’s facts changed, such as the price.',
  'lead.created': 'A buyer sent a message from a listing page or by phone.',
  'question.asked': 'We need an answer from you to finish an episode.',
};

const MINUTE = 60;
const HOUR = 3600;
/**
 * The delays after each failed attempt; sixteen attempts over three days. Enough of them come after a one-hour
 * outage for a server that fails every third call to receive everything.
 */
export const retryDelaysSeconds: readonly number[] = [
  5,
  30,
  2 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
  8 * HOUR,
  10 * HOUR,
  12 * HOUR,
  14 * HOUR,
  14 * HOUR,
];

export const MAX_ENDPOINTS = 10;
/** Both secrets sign for this long after a rotation. */
export const OVERLAP_HOURS = 24;
/** Events are kept for replays. */
export const KEPT_DAYS = 30;
