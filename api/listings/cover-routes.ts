import { Hono } from 'hono';
import { z } from 'zod';
import type { Context } from '#domain/context.ts';
import { limitCalls } from '#domain/limit-calls.ts';
import { readCover } from '#domain/listings/cover/read-cover.ts';
import { type CoverKind, coverKinds } from '#domain/listings/cover/rules.ts';
import { findListing, isWithdrawn } from '#domain/listings/queries.ts';
import { createFileCache } from '../http/file-cache.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { sharedCache } from '../http/shared-cache.ts';

/** About 150 kB each. */
const MAX_COVERS = 100;

const headers = {
  'Content-Type': 'image/jpeg',
  // Photos arrive after the order; a card shouldn't show our drawing for long.
  'Cache-Control': sharedCache(300),
  // Email programs load them from anywhere.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};
const limits = [{ limit: 120, windowSeconds: 60 }];

/** The one picture of a home for emails and lists. An unknown home gets our drawing. */
export function createCoverRoutes(
  ctx: Pick<
    Context,
    'db' | 'now' | 'accounts' | 'listingSource' | 'storage' | 'images' | 'renderer' | 'site' | 'credentials'
  >,
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const answerFile = createFileCache({ maxFiles: MAX_COVERS });
  app.get(`/listing-covers/:listingId/:file{(?:${coverKinds.join('|')})\\.jpg}`, async (c) => {
    const listingId = c.req.param('listingId');
    if (!z.uuid().safeParse(listingId).success) return c.notFound();
    const kind = c.req.param('file').replace('.jpg', '') as CoverKind;
    const found = await findListing(ctx, listingId);
    const isGone = found?.podcastId && (await isWithdrawn(ctx, found.podcastId));
    const listing = isGone ? undefined : found;
    const version = listing ? `${listing.id} ${listing.updatedAt.getTime()}` : 'drawing';
    const make = async () => {
      await limitCalls(ctx, 'listing-cover', c.var.clientIp, limits);
      return readCover(ctx, { listing, kind, ip: c.var.clientIp });
    };
    return answerFile(c, `${version} ${kind}`, make, headers);
  });
  return app;
}
