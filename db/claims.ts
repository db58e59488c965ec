import { type Column, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';

/** A moment from now by the database's clock, which all processes share; their own clocks may be wrong. */
export const endsIn = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Whether nobody holds a row anymore that is claimed for this many seconds at a time. A claim that ends later than
 * possible was written before the clock was set back.
 */
export const isFree = (claimedUntil: Column, seconds: number) =>
  or(isNull(claimedUntil), lt(claimedUntil, sql`now()`), gt(claimedUntil, endsIn(seconds * 10)));
