export const LEAVE_AFTER_MS = 2000;

/**
 * Where somebody goes who has set a password: on to pay for the listing they came with, or to their account. Whoever
 * ordered first and set the password afterwards comes with a listing, too, and must not be asked to pay again.
 */
export function afterPassword(listing: string | null, ordered: { listingUrl: string }[]): string {
  const isOrdered = ordered.some(({ listingUrl }) => listingUrl === listing);
  return listing && !isOrdered ? `/create-podcast?${new URLSearchParams({ listing })}` : '/account';
}
