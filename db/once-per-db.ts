import type { Db } from './client.ts';

/**
 * Puts the text of a query together once for each database; worth it for what every public page asks. Prepare it
 * without a name: a named statement belongs to one connection, and poolers hand out another each time.
 */
export function oncePerDb<Prepared>(prepare: (db: Db) => Prepared): (db: Db) => Prepared {
  const known = new WeakMap<Db, Prepared>();
  return (db) => {
    const prepared = known.get(db) ?? prepare(db);
    known.set(db, prepared);
    return prepared;
  };
}
