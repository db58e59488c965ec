import { type AnsweringPlanId, type AnsweringStatus, answeringStatuses } from '#db/column-values.ts';

export type { AnsweringPlanId, AnsweringStatus };

/** What one payment buys. It doesn't renew automatically. */
export const PERIOD_DAYS = 30;
/** How long before the end its customer gets a reminder. */
export const REMIND_DAYS = 4;
/** How long a number is kept after the end, in case its customer pays again. */
export const KEPT_DAYS = 14;
/** How long an unpaid order is kept. */
export const UNPAID_DAYS = 30;

/**
 * Every transition of an order: the statuses it may come from. Only a payment makes it `paid`, and an unpaid order never
 * gets a number. An ended order can be paid again while its number is kept; a canceled one stays canceled.
 */
export const answeringBefore: Record<AnsweringStatus, readonly AnsweringStatus[]> = {
  ordered: [],
  paid: ['ordered'],
  assigned: ['paid'],
  active: ['assigned', 'ended'],
  ended: ['active'],
  canceled: answeringStatuses.filter((status) => status !== 'canceled'),
};

/** Whether another period can be bought. An order that is being set up is already paid. */
export const isPayable = (status: AnsweringStatus): boolean =>
  status === 'ordered' || status === 'active' || status === 'ended';

type Included = { homes: 'one' | 'all'; minutes: number };

/** What a plan includes, in plain words. */
export function listIncluded({ homes, minutes }: Included): string[] {
  return [
    homes === 'one' ? 'One phone number for one home' : 'One phone number for all your homes on Hearthcast',
    `${minutes.toLocaleString('en-US')} minutes of calls`,
    'Answers day and night, and forwards calls to you during the hours you set',
  ];
}

export const DAYS_BEGIN = `Your ${PERIOD_DAYS} days start when your number goes live.`;
export const NO_RENEWAL = 'Your plan doesn’t renew automatically.';

/** What people agree to before they pay. */
export const answeringTerms = [
  `${DAYS_BEGIN} ${NO_RENEWAL} We’ll email you ${REMIND_DAYS} days before it ends.`,
  'Callers are told up front that they’re talking to an AI. What they say is turned into text to answer them, and calls aren’t recorded. Messages are, with the caller’s consent where state law requires it.',
  `If you run out of minutes, the service keeps taking messages until your ${PERIOD_DAYS} days are up. There are no overage charges.`,
];

/** The end of a period paid now: it follows the current one, if that isn't over. */
export function endAfterPayment(endsAt: Date | null, now: Date, days = PERIOD_DAYS): Date {
  const from = endsAt && endsAt > now ? endsAt : now;
  return new Date(from.getTime() + days * 86_400_000);
}

/** The state of an order, for its owner. */
export const answeringStatusTexts: Record<AnsweringStatus, string> = {
  ordered: 'Not paid yet',
  paid: 'Setting up your number',
  assigned: 'Setting up your number',
  active: 'Answering',
  ended: 'Ended',
  canceled: 'Canceled',
};
