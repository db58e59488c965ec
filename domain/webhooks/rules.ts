import { TEST_EVENT, type WebhookEventType, webhookEventTypes } from '#db/column-values.ts';

export { TEST_EVENT, type WebhookEventType, webhookEventTypes };

export const eventTexts: Record<WebhookEventType, string> = {
  'order.paid': 'An order is paid and goes into production.',
  'episode.ready': 'An episode is online, for the first time or in a new version.',
  'episode.needs_review': 'Our staff look at an episode before it continues.',
  'listing.changed': 'Facts of a listing changed, such as the price.',
  'lead.created': 'A buyer wrote from a listing page.',
  'question.asked': 'We need an answer from you to make an episode.',
};

const MINUTE = 60;
const HOUR = 3600;
/** After each failed attempt; ten attempts over three days. */
export const retryDelaysSeconds: readonly number[] = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
];

export const MAX_ENDPOINTS = 10;
/** Both secrets sign for this long after a rotation. */
export const OVERLAP_HOURS = 24;
/** Events are kept for replays. */
export const KEPT_DAYS = 30;
