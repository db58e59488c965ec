import { Unavailable } from '#adapters/unavailable.ts';
import { isDatabaseAway } from '#db/client.ts';

/** Whether this failed because the database or an outside service didn't respond. It will pass; the caller may retry. */
export function isServiceAway(error: unknown): boolean {
  return error instanceof Unavailable || isDatabaseAway(error);
}
