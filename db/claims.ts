import { type Column, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';

/** A moment from now by the database's clock, which all processes share; their own may be wrong. */
export const endsIn = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Nobody holds a row anymore that is claimed for so many seconds at a time. A claim that ends later than any could was
 * written before the clock was set back.
 */
export const isFree = (claimedUntil: Column, seconds: number) =>
  or(isNull(claimedUntil), lt(claimedUntil, sql`now()`), gt(claimedUntil, endsIn(seconds * 10)));
