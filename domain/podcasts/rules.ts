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

/** The way of an order. Failed and cancelled stand beside it: an order gets there from any step but the last. */
const steps: readonly PodcastStatus[] = ['pending', 'paid', 'processing', 'chatgpt_processed', 'completed'];

/** Whether a status may follow another: only onwards, never back, and nothing follows the end. */
export function canFollow(from: PodcastStatus, to: PodcastStatus): boolean {
  const at = steps.indexOf(from);
  if (at < 0 || from === 'completed') return false;
  return to === 'failed' || to === 'cancelled' || steps.indexOf(to) > at;
}

/** Every status that `to` may follow, for the guard of an update. */
export function statusesBefore(to: PodcastStatus): PodcastStatus[] {
  return podcastStatuses.filter((from) => canFollow(from, to));
}
