import { AppError } from '#domain/errors.ts';
import { feedPath } from '#domain/listings/feed/rules.ts';
import { formatAddress } from '#domain/listings/rules.ts';
import { ensureShortLinks } from '#domain/listings/sharing/ensure-short-links.ts';
import { embedCode, playerCode, shortLinkPath } from '#domain/listings/sharing/rules.ts';
import { findPodcastOwner } from '#domain/podcasts/queries.ts';
import type { Handlers } from '../operation.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';
import type { sharingData } from './contract.ts';

export const sharingHandlers: Handlers<typeof sharingData> = {
  'GET /api/podcasts/:podcastId/sharing': async (call, { podcastId }) => {
    const { ctx } = call;
    const { listing } = await requireOwnPodcast(call, podcastId);
    if (listing?.status !== 'active')
      throw new AppError('conflict', 'There’s nothing to share until the listing page is online.');
    const siteUrl = ctx.site.url;
    const pageUrl = `${siteUrl}/listings/${encodeURIComponent(listing.slug)}`;
    const owner = await findPodcastOwner(ctx, podcastId);
    const links = await ensureShortLinks(ctx, listing.id);
    const title = formatAddress({ ...listing, zipCode: '' });
    return {
      sharing: {
        pageUrl,
        unbrandedUrl: `${pageUrl}/unbranded`,
        playerCode: playerCode({ siteUrl, slug: listing.slug, title }),
        embedCode: embedCode({ siteUrl, slug: listing.slug, title }),
        feedUrl: owner?.teamId || owner?.userId ? siteUrl + feedPath(owner) : null,
        links: links.map(({ source, code }) => ({
          source,
          url: siteUrl + shortLinkPath(code),
          qrSvgPath: `${shortLinkPath(code)}/qr.svg`,
          qrPngPath: `${shortLinkPath(code)}/qr.png`,
        })),
      },
    };
  },
};
