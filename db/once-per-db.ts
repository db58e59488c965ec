import type { Db } from './client.ts';

/**
 * Builds the text of a query once per database; worth it for queries that every public page runs. Prepare it
 * without a name: a named statement belongs to one connection, and poolers use a different one each time.
 */
export function oncePerDb<Prepared>(prepare: (db: Db) => Prepared): (db: Db) => Prepared {
  const known = new WeakMap<Db, Prepared>();
  return (db) => {
    const prepared = known.get(db) ?? prepare(db);
    known.set(db, prepared);
    return prepared;
  };
}
