import { Unavailable } from '#adapters/unavailable.ts';
import { isDatabaseAway } from '#db/client.ts';

/** Did this fail because the database or somebody else's service didn't answer? It is over soon; the caller may retry. */
export function isServiceAway(error: unknown): boolean {
  return error instanceof Unavailable || isDatabaseAway(error);
}
