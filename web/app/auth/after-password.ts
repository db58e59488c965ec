export const LEAVE_AFTER_MS = 2000;

/** Where somebody goes who has set a password: on to pay for the listing they came with, or to their account. */
export function afterPassword(listing: string | null): string {
  return listing ? `/create-podcast?${new URLSearchParams({ listing })}` : '/account';
}
