import { AppError } from '#domain/errors.ts';
import { formatAddress } from '#domain/listings/rules.ts';
import { ensureShortLinks } from '#domain/listings/sharing/ensure-short-links.ts';
import { embedCode, shortLinkPath } from '#domain/listings/sharing/rules.ts';
import { findPodcastOwner } from '#domain/podcasts/queries.ts';
import type { Call } from '../http/call.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';

export async function readSharing(call: Call, { podcastId }: { podcastId: string }) {
  const { ctx } = call;
  const { listing } = await requireOwnPodcast(call, podcastId);
  if (listing?.status !== 'active')
    throw new AppError('conflict', 'There is nothing to share before the listing page is online.');
  const pageUrl = `${ctx.site.url}/listings/${encodeURIComponent(listing.slug)}`;
  const owner = await findPodcastOwner(ctx, podcastId);
  const links = await ensureShortLinks(ctx, listing.id);
  return {
    sharing: {
      pageUrl,
      unbrandedUrl: `${pageUrl}/unbranded`,
      embedCode: embedCode({
        siteUrl: ctx.site.url,
        slug: listing.slug,
        title: formatAddress({ ...listing, zipCode: '' }),
      }),
      feedUrl: owner?.userId ? `${ctx.site.url}/feeds/agents/${owner.userId}.xml` : null,
      links: links.map(({ source, code }) => ({
        source,
        url: ctx.site.url + shortLinkPath(code),
        qrSvgPath: `${shortLinkPath(code)}/qr.svg`,
        qrPngPath: `${shortLinkPath(code)}/qr.png`,
      })),
    },
  };
}
