import { createHash } from 'node:crypto';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import { rateLimits } from '#db/schema/operations.ts';
import type { Context } from './context.ts';

export type RateLimit = { limit: number; windowSeconds: number };
export type HitCount = { waitSeconds: number; remaining: number; resetSeconds: number };

/** Counts one hit, or several as one, unless the limit is reached; returns the seconds to wait, or 0. */
export async function takeHit(
  ctx: Pick<Context, 'db' | 'now'>,
  key: string,
  limit: RateLimit,
  hits = 1,
): Promise<number> {
  return (await countHit(ctx, key, limit, hits)).waitSeconds;
}

/**
 * Counts hits like `takeHit` and says how many are left. The window slides: the rest of the previous window counts in
 * proportion. One statement, so processes and parallel requests share the count.
 */
export async function countHit(
  ctx: Pick<Context, 'db' | 'now'>,
  key: string,
  { limit, windowSeconds }: RateLimit,
  hits = 1,
): Promise<HitCount> {
  const windowMs = windowSeconds * 1000;
  const now = ctx.now().getTime();
  const start = Math.floor(now / windowMs) * windowMs;
  const remaining = 1 - (now - start) / windowMs;
  const taken = await ctx.db.execute(sql`
    with earlier as (
      select coalesce(sum(hits), 0) * ${remaining}::float8 as weight from rate_limits
      where key = ${key} and window_start = ${new Date(start - windowMs).toISOString()}::timestamptz
    )
    insert into rate_limits (key, window_start, hits)
    select ${key}, ${new Date(start).toISOString()}::timestamptz, ${hits}::int from earlier
    where earlier.weight + ${hits}::int <= ${limit}
    on conflict (key, window_start) do update set hits = rate_limits.hits + ${hits}::int
      where rate_limits.hits + ${hits}::int + (select weight from earlier) <= ${limit}
    returning hits + (select weight from earlier) as used`);
  const resetSeconds = Math.ceil((start + windowMs - now) / 1000);
  const used = taken.rows[0]?.used;
  if (used === undefined) return { waitSeconds: resetSeconds, remaining: 0, resetSeconds };
  return { waitSeconds: 0, remaining: Math.max(0, Math.floor(limit - Number(used))), resetSeconds };
}

/** Resets a counter after a success. */
export async function forgetHits(ctx: Pick<Context, 'db'>, key: string): Promise<void> {
  await ctx.db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Takes one hit back after a success that shouldn't use up the limit. */
export async function giveHitBack(ctx: Pick<Context, 'db'>, key: string): Promise<void> {
  const newest = ctx.db
    .select({ start: rateLimits.windowStart })
    .from(rateLimits)
    .where(eq(rateLimits.key, key))
    .orderBy(desc(rateLimits.windowStart))
    .limit(1);
  await ctx.db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(and(eq(rateLimits.key, key), eq(rateLimits.windowStart, newest)));
}

/**
 * Lets something happen once every `gapSeconds` per key: takes the turn and returns 0, or returns the seconds left.
 * Must run in a transaction; others who want the same turn wait for its end.
 */
export async function takeTurn(
  ctx: Pick<Context, 'db' | 'now'>,
  key: string,
  gapSeconds: number,
): Promise<number> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const now = ctx.now();
  const [last] = await ctx.db
    .select({ at: rateLimits.windowStart })
    .from(rateLimits)
    .where(
      and(eq(rateLimits.key, key), gte(rateLimits.windowStart, new Date(now.getTime() - gapSeconds * 1000))),
    )
    .orderBy(desc(rateLimits.windowStart))
    .limit(1);
  if (last && gapSeconds > 0) {
    const left = Math.ceil((last.at.getTime() + gapSeconds * 1000 - now.getTime()) / 1000);
    if (left > 0) return left;
  }
  await ctx.db.insert(rateLimits).values({ key, windowStart: now, hits: 1 }).onConflictDoNothing();
  return 0;
}

/** None of our windows is longer than a day. */
export async function sweepRateLimits(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const aged = new Date(ctx.now().getTime() - 2 * 86_400_000);
  await ctx.db.delete(rateLimits).where(lt(rateLimits.windowStart, aged));
}

/** Keys contain no addresses or phone numbers in plain text. */
export function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** One household or host owns a whole /64 of IPv6, so the network is counted. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
