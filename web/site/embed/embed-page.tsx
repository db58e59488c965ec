import { findShownAgent } from '#domain/brands/queries.ts';
import type { ShownAgent } from '#domain/brands/rules.ts';
import { offerNoun } from '#domain/listings/offer/rules.ts';
import { findPublicListing } from '#domain/listings/queries.ts';
import { formatAddress } from '#domain/listings/rules.ts';
import { suggestedQuestions } from '#domain/listings/suggestions/rules.ts';
import { listingDescription, listingTitle } from '#domain/listings/title/rules.ts';
import { AskSection } from '../ask/ask-section.tsx';
import { boundedListing, clip } from '../listing/bounded-listing.ts';
import { propertyGone } from '../listing/gone-page.tsx';
import { NOT_FOUND, propertyNotFound, rowsBehind } from '../listing/listing-page.tsx';
import type { Page } from '../page.ts';
import { Podcast } from '../player/podcast.tsx';
import { ReportLink } from '../report/report-link.tsx';
import type { SiteContext } from '../site-context.ts';

/** The player alone, for other people's pages. */
export async function embedPage(ctx: SiteContext, { slug = '' }: Record<string, string>): Promise<Page> {
  const row = await findPublicListing(ctx, slug);
  if (!row) return missingPlayer(propertyNotFound(), NOT_FOUND.heading, NOT_FOUND.text);
  if (row.isWithdrawn)
    return missingPlayer(propertyGone(), 'No longer available', 'This episode was taken offline.');
  const found = { ...row, listing: boundedListing(row.listing) };
  const path = `/listings/${encodeURIComponent(slug)}`;
  const agent = await findShownAgent(ctx, found.listing);
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
        <Podcast
          found={found}
          eyebrow="Property podcast"
          artist={agent.name ?? ctx.site.name}
          hasCover
          canAsk
          channel="embed"
        />
        {found.listing.mls?.attribution && (
          <p className="mt-2 text-ink-soft text-xs">
            {[found.listing.mls.attribution, found.listing.mls.disclaimer].filter(Boolean).join('. ')}
          </p>
        )}
        <AskSection
          slug={slug}
          noun={offerNoun(found.listing)}
          suggestions={suggestedQuestions(found.listing)}
          isFramed
        />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm">
          <EmbedAgent agent={agent} />
          <a
            href={`${path}?src=embed`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center font-semibold text-ember-text underline underline-offset-4"
          >
            See the full listing
          </a>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-ink-soft text-xs">Made with {ctx.site.name}</p>
          <ReportLink path={path} isFramed />
        </div>
      </div>
    ),
    reach: { listingId: row.listing.id, source: 'embed' },
    madeFrom: [...rowsBehind(row, slug), 'brands'],
  };
}

/** Who presents the home, if the agent has a brand. */
function EmbedAgent({ agent: { name, brokerage, photo } }: { agent: ShownAgent }) {
  if (!photo || !name) return <span />;
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      <img src={photo.url} alt="" width={40} height={40} className="size-10 rounded-full object-cover" />
      <span className="min-w-0">
        <span className="font-semibold">{name}</span>
        {brokerage && <span className="text-ink-soft"> · {brokerage}</span>}
      </span>
    </span>
  );
}

/** As small as the player that it replaces, and without links, because our other pages may not be framed. */
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
