import { findPublicListing } from '#domain/listings/queries.ts';
import { formatAddress, listingDescription, listingTitle } from '#domain/listings/rules.ts';
import { AskSection } from '../ask/ask-section.tsx';
import { boundedListing, clip } from '../listing/bounded-listing.ts';
import { propertyGone, propertyNotFound, rowsBehind } from '../listing/listing-page.tsx';
import type { Page } from '../page.ts';
import { Podcast } from '../player/podcast.tsx';
import type { SiteContext } from '../site-context.ts';

/** The player alone, to stand in other people's pages. */
export async function embedPage(ctx: SiteContext, { slug = '' }: Record<string, string>): Promise<Page> {
  const row = await findPublicListing(ctx, slug);
  if (!row)
    return missingPlayer(
      propertyNotFound(),
      'Property Not Found',
      'The requested listing could not be found.',
    );
  if (row.isWithdrawn)
    return missingPlayer(propertyGone(), 'No longer available', 'This episode was taken offline.');
  const found = { ...row, listing: boundedListing(row.listing) };
  const path = `/listings/${encodeURIComponent(slug)}`;
  return {
    status: 200,
    header: 'none',
    isFramed: true,
    head: {
      title: clip(listingTitle(found.listing, ctx.site.name), 200),
      description: clip(listingDescription(found.listing), 320),
      canonical: path,
      robots: 'noindex',
    },
    body: (
      <div className="p-2">
        <h1 className="sr-only">{formatAddress(found.listing)}</h1>
        <Podcast found={found} eyebrow="Property podcast" artist={ctx.site.name} hasCover canAsk />
        {found.listing.mls?.attribution && (
          <p className="mt-2 text-ink-soft text-xs">
            {[found.listing.mls.attribution, found.listing.mls.disclaimer].filter(Boolean).join('. ')}
          </p>
        )}
        <AskSection slug={slug} isFramed />
        <p className="mt-1 text-end text-sm">
          <a
            href={`${path}?src=embed`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center font-semibold text-ember-text underline underline-offset-4"
          >
            See the home on {ctx.site.name}
          </a>
        </p>
      </div>
    ),
    reach: { listingId: row.listing.id, source: 'embed' },
    madeFrom: rowsBehind(row, slug),
  };
}

/** As small as the player whose place it takes, and without a way out: our other pages may not stand in a frame. */
function missingPlayer(page: Page, heading: string, text: string): Page {
  return {
    ...page,
    header: 'none',
    isFramed: true,
    body: (
      <div className="m-2 rounded-lg bg-evergreen p-6 text-on-evergreen">
        <h1 className="text-2xl">{heading}</h1>
        <p className="mt-1 text-on-evergreen-soft">{text}</p>
      </div>
    ),
  };
}
