import { type CheckoutStatus, type PodcastStatus, podcastStatuses } from '#db/column-values.ts';

export { type CheckoutStatus, type PodcastStatus, podcastStatuses };

/** Payments whose outcome is still unknown. */
const unresolved = ['opening', 'open', 'processing'] as const;
/** Checkouts that can't be paid anymore, so their form may be sent again. */
export const deadCheckouts: readonly CheckoutStatus[] = ['failed', 'expired', 'refunded'];

/**
 * Every move of a checkout: which statuses it may come from, and what its podcasts become with it. A late or repeated
 * report finds none of these and changes nothing. A failed or expired payment can still succeed; a refund is final.
 */
export const checkoutMoves = {
  open: { from: ['opening'], podcast: null },
  processing: { from: ['opening', 'open'], podcast: 'pending' },
  paid: { from: [...unresolved, 'failed', 'expired'], podcast: 'paid' },
  failed: { from: unresolved, podcast: 'failed' },
  expired: { from: unresolved, podcast: 'failed' },
  refunded: { from: [...unresolved, 'paid', 'failed', 'expired'], podcast: 'cancelled' },
} as const satisfies Record<
  Exclude<CheckoutStatus, 'opening'>,
  { from: readonly CheckoutStatus[]; podcast: PodcastStatus | null }
>;

/**
 * Every move of a podcast: the statuses it may come from. Only an unpaid podcast can fail, so one that failed has no
 * production to pick up and starts like any other when its payment succeeds after all.
 */
export const podcastsBefore: Record<PodcastStatus, readonly PodcastStatus[]> = {
  pending: [],
  paid: ['pending', 'failed'],
  processing: ['paid'],
  chatgpt_processed: ['pending', 'paid', 'processing'],
  completed: ['pending', 'paid', 'processing', 'chatgpt_processed', 'completed'],
  failed: ['pending'],
  cancelled: podcastStatuses.filter((status) => status !== 'cancelled'),
};

/** Production may work on these; on a completed one only if someone asked for a new version. */
export const producibleStatuses: readonly PodcastStatus[] = [
  'paid',
  'processing',
  'chatgpt_processed',
  'completed',
];

/** Nothing unpaid moves on. An order on account has no payment session, so it has nothing to wait for. */
export function canBecome(
  podcast: { status: PodcastStatus; paymentSessionId: string | null },
  next: 'chatgpt_processed' | 'completed',
): boolean {
  const awaitsPayment = podcast.status === 'pending' && podcast.paymentSessionId !== null;
  return podcastsBefore[next].includes(podcast.status) && !awaitsPayment;
}
