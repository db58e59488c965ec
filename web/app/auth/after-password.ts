import { toListingUrl } from '#domain/listings/rules.ts';

export type NextStep = { kind: 'account' } | { kind: 'payment'; url: string } | { kind: 'failed' };

type Does = {
  listOrders: () => Promise<{ listingUrl: string }[]>;
  /** Creates the payment page of a listing and returns its URL. */
  openPayment: (listingUrl: string) => Promise<string>;
};

/**
 * Where to go after setting a password: to the payment of the listing in the URL, or to the account. A customer who
 * ordered before setting the password also has a listing, and must not be asked to pay again.
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
