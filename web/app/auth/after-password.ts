import { toListingUrl } from '#domain/listings/rules.ts';

export type NextStep = { kind: 'account' } | { kind: 'payment'; url: string } | { kind: 'failed' };

type Does = {
  listOrders: () => Promise<{ listingUrl: string }[]>;
  /** Opens the payment page of a listing and tells its address. */
  openPayment: (listingUrl: string) => Promise<string>;
};

/**
 * Where somebody goes who has set a password: on to pay for the listing they came with, or to their account. Whoever
 * ordered first and set the password afterwards comes with a listing, too, and must not be asked to pay again.
 */
export async function afterPassword(listing: string | null, does: Does): Promise<NextStep> {
  if (!listing) return { kind: 'account' };
  const orders = await does.listOrders().catch(() => undefined);
  const isOrdered = orders?.some(({ listingUrl }) => spell(listingUrl) === spell(listing));
  if (!orders || isOrdered) return { kind: 'account' };
  return does.openPayment(listing).then(
    (url) => ({ kind: 'payment', url }),
    () => ({ kind: 'failed' }),
  );
}

function spell(link: string): string {
  return toListingUrl(link) ?? link;
}
