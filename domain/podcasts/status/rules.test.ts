import { expect, test } from 'vitest';
import { type CheckoutStatus, checkoutStatuses } from '#db/column-values.ts';
import { canBecome, checkoutMoves, podcastStatuses, podcastsBefore, producibleStatuses } from './rules.ts';

type MovedStatus = keyof typeof checkoutMoves;
const moves = Object.entries(checkoutMoves) as [MovedStatus, (typeof checkoutMoves)[MovedStatus]][];

/** The statuses of a checkout's podcasts while it has this status; production may have moved a paid one on. */
const podcastsOf = (status: CheckoutStatus): readonly string[] => {
  const podcast = status === 'opening' ? null : checkoutMoves[status].podcast;
  if (podcast === 'paid') return producibleStatuses;
  return podcast ? [podcast] : [];
};

test.each(moves)(
  'wherever a checkout can become %s, its podcasts can follow',
  (_status, { from, podcast }) => {
    for (const status of from)
      for (const before of podcastsOf(status))
        if (podcast && before !== podcast) expect(podcastsBefore[podcast]).toContain(before);
  },
);

test('a refund is final, and a paid checkout can only be refunded', () => {
  const after = (status: CheckoutStatus) =>
    moves.filter(([, { from }]) => (from as readonly string[]).includes(status)).map(([to]) => to);
  expect(after('refunded')).toEqual([]);
  expect(after('paid')).toEqual(['refunded']);
  for (const status of checkoutStatuses) expect(after(status)).not.toContain(status);
});

test('a podcast only moves forward, except from failed to paid, and can be canceled at any time', () => {
  const way = ['pending', 'paid', 'processing', 'chatgpt_processed', 'completed'] as const;
  for (const to of way)
    for (const from of podcastsBefore[to]) {
      const isBack = way.indexOf(from as 'paid') > way.indexOf(to);
      expect(isBack || from === 'cancelled', `${from} → ${to}`).toBe(false);
      if (from === 'failed') expect(to).toBe('paid');
    }
  expect(podcastsBefore.cancelled).toEqual(podcastStatuses.filter((status) => status !== 'cancelled'));
});

test('an order that awaits payment stays there; one on account continues', () => {
  for (const next of ['chatgpt_processed', 'completed'] as const) {
    expect(canBecome({ status: 'pending', paymentSessionId: 'cs_1' }, next)).toBe(false);
    expect(canBecome({ status: 'pending', paymentSessionId: null }, next)).toBe(true);
    expect(canBecome({ status: 'paid', paymentSessionId: 'cs_1' }, next)).toBe(true);
    expect(canBecome({ status: 'failed', paymentSessionId: null }, next)).toBe(false);
  }
});
