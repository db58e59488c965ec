import { type BalanceEntryKind, balanceEntryKinds } from '#db/column-values.ts';

export { type BalanceEntryKind, balanceEntryKinds };

/** Whose balance it is: an account's or a team's. */
export type BalanceOwner =
  | { userId: string; teamId?: null | undefined }
  | { teamId: string; userId?: undefined };

/** The balance that someone spends: their team's when they act for one. */
export function balanceOwnerOf({
  userId,
  teamId,
}: {
  userId: string;
  teamId?: string | null | undefined;
}): BalanceOwner {
  return teamId ? { teamId } : { userId };
}

export const MIN_TOP_UP_CENTS = 1_000;
export const MAX_TOP_UP_CENTS = 1_000_000;
export const MAX_GRANT_CENTS = 10_000_000;

/** The text for a line of the statement. */
export const entryTitles: Record<BalanceEntryKind, string> = {
  grant: 'Credit from Hearthcast',
  top_up: 'Payment',
  order: 'Order',
  order_returned: 'Canceled order',
  top_up_refunded: 'Refunded payment',
};
