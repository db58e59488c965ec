/**
 * The values that a text column with a fixed set may hold, each set listed once: the column's type, its check and the
 * screens read it here. Imports nothing, so browsers may load it.
 */
export const checkoutStatuses = [
  'opening',
  'open',
  'processing',
  'paid',
  'failed',
  'expired',
  'refunded',
] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

export const podcastStatuses = [
  'pending',
  'paid',
  'processing',
  'chatgpt_processed',
  'completed',
  'failed',
  'cancelled',
] as const;
export type PodcastStatus = (typeof podcastStatuses)[number];
