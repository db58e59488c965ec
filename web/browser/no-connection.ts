export const NO_CONNECTION = 'We couldn’t reach Hearthcast. Check your connection and try again.';

/** Lazy-loaded code doesn't arrive without a connection. Every browser words this error differently. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /module|import/i.test(error.message);
}
