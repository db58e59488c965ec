/** The one catalogue: every screen, lead and structured-data block takes the price from here. */
export const PRICE_CENTS = 2999;
export const REGULAR_PRICE_CENTS = 10_000;
export const CURRENCY = 'USD';

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

/** "$29.99"; whole dollars lose their decimals: "$100". */
export function formatCents(cents: number): string {
  const dollars = cents / 100;
  return `$${Number.isInteger(dollars) ? dollars.toLocaleString('en-US') : dollars.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}
