import { Hono } from 'hono';
import type { Context } from '#domain/context.ts';
import { disclosureText } from '#domain/disclosure/rules.ts';
import { findPublicListing, type PublicListing } from '#domain/listings/queries.ts';
import { formatAddress, formatCityLine, hasStreet } from '#domain/listings/rules.ts';
import type { PlayerData } from '#domain/listings/sharing/schema.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { entityTag } from '../v1/entity-tag.ts';

/**
 * What the player on other people's pages plays. It is requested again each time, so that a withdrawn episode
 * stops there too.
 */
export function createPlayerRoutes(ctx: Pick<Context, 'db' | 'site'>): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.get('/player/v1/homes/:slug', async (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Cache-Control', 'no-cache');
    const found = await findPublicListing(ctx, c.req.param('slug'));
    const body = found && !found.isWithdrawn ? playerData(ctx.site.url, found) : undefined;
    if (!body)
      return c.json(
        { error: { code: 'not_found', message: 'This home has no episode to play.' } },
        found?.isWithdrawn ? 410 : 404,
      );
    const tag = entityTag(body);
    c.header('ETag', tag);
    return c.req.header('if-none-match') === tag ? c.body(null, 304) : c.json(body);
  });
  return app;
}

function playerData(siteUrl: string, { listing, podcast }: PublicListing): PlayerData | undefined {
  const file = podcast?.gcsFileUrl || podcast?.podcastFileUrl;
  if (!file) return undefined;
  const audio = new URL(file, siteUrl);
  // Our own files are counted by this.
  if (audio.origin === new URL(siteUrl).origin) audio.searchParams.set('src', 'embed');
  const { durationSeconds = 0, chapters = [], turns = [], peaks = [] } = podcast?.episode ?? {};
  const { attribution, disclaimer } = listing.mls ?? {};
  return {
    listingId: listing.id,
    title: formatAddress(listing).slice(0, 300).toWellFormed(),
    place: (hasStreet(listing.address) && formatCityLine(listing)) || null,
    pageUrl: `${siteUrl}/listings/${encodeURIComponent(listing.slug)}?src=embed`,
    audioUrl: audio.href,
    durationSeconds,
    peaks: peaks.map((peak) => Math.round(peak * 100) / 100),
    chapters,
    turns: turns.map(({ speaker, text, startSeconds }) => ({ speaker, text, startSeconds })),
    attribution: attribution ? [attribution, disclaimer].filter(Boolean).join('. ') : null,
    disclosure: disclosureText(podcast?.episode, 'embed'),
  };
}
