import { and, eq } from 'drizzle-orm';
import type { MlsFeed, MlsResource } from '#adapters/mls/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { mlsCursors } from '#db/schema/mls.ts';
import type { Context } from '../../context.ts';
import { applyMlsPage } from './apply-mls-page.ts';
import { confirmListings } from './confirm-listings.ts';
import { findMlsCursor } from './queries.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'log' | 'mls'>;

/** Listings first: an open house without its home is useless. */
const resources: MlsResource[] = ['Property', 'OpenHouse'];
/** The pause for a feed that doesn't say how long. */
const PAUSE_SECONDS = 60;

/**
 * Follows every feed to its end. A problem with one is recorded and retried in the next run. May be repeated.
 */
export async function replicateFeeds(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  for (const feed of ctx.mls) {
    for (const resource of resources) {
      if (signal?.aborted) return;
      await replicateResource(ctx, feed, resource, signal);
    }
    await confirmListings(ctx, feed);
  }
}

async function replicateResource(
  ctx: Ctx,
  feed: MlsFeed,
  resource: MlsResource,
  signal: AbortSignal | undefined,
): Promise<void> {
  const cursor = await openCursor(ctx, feed.id, resource);
  if (cursor.pausedUntil && cursor.pausedUntil > ctx.now()) return;
  try {
    await followChanges(ctx, feed, resource, cursor.changedAt, signal);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    ctx.log.warn({ feed: feed.id, resource, reason: error.message }, 'an MLS feed did not answer');
    await pause(ctx, feed.id, resource, error);
  }
}

async function followChanges(
  ctx: Ctx,
  feed: MlsFeed,
  resource: MlsResource,
  reached: Date | null,
  signal: AbortSignal | undefined,
): Promise<void> {
  let from = reached;
  let since = from ? new Date(from.getTime() - feed.overlapMs).toISOString() : null;
  let next: string | undefined;
  while (!signal?.aborted) {
    const page = await feed.changesSince(resource, since, next);
    const moved = await applyMlsPage(ctx, {
      feed,
      resource,
      from,
      records: page.records,
      isLast: page.next === null,
    });
    // Another worker is on this feed.
    if (moved === undefined) return;
    if (page.next === null) return;
    from = moved;
    const last =
      page.records
        .map(({ modifiedAt }) => modifiedAt)
        .sort()
        .at(-1) ?? '';
    // A feed's own link counts rows, and rows move as they change. So we query by time, and follow the link only
    // through changes that all have the same time.
    const isStuck = last === '' || (since !== null && last <= since);
    next = isStuck ? page.next : undefined;
    if (!isStuck) since = last;
  }
}

async function openCursor(ctx: Ctx, feed: string, resource: MlsResource) {
  await ctx.db.insert(mlsCursors).values({ feed, resource }).onConflictDoNothing();
  const cursor = await findMlsCursor(ctx, feed, resource);
  if (!cursor) throw new Error('The cursor of a feed is gone.');
  return cursor;
}

async function pause(ctx: Ctx, feed: string, resource: MlsResource, error: Unavailable): Promise<void> {
  const isThis = and(eq(mlsCursors.feed, feed), eq(mlsCursors.resource, resource));
  const { retryAfterSeconds } = error;
  const isLimit = /answered 429/.test(error.message);
  const seconds = retryAfterSeconds ?? (isLimit ? PAUSE_SECONDS : 0);
  await ctx.db
    .update(mlsCursors)
    .set({
      lastError: error.message.slice(0, 500),
      pausedUntil: seconds > 0 ? new Date(ctx.now().getTime() + seconds * 1000) : null,
    })
    .where(isThis);
}
