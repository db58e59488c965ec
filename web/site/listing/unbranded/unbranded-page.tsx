import { findBuyerFacts } from '#domain/listings/buyer-facts/queries.ts';
import { formatOffer, offerNoun } from '#domain/listings/offer/rules.ts';
import { findPublicListing } from '#domain/listings/queries.ts';
import { formatAddress } from '#domain/listings/rules.ts';
import { listingDescription } from '#domain/listings/title/rules.ts';
import { findPublicUpdate } from '#domain/production/updates/queries.ts';
import { mapKind } from '../../map/map-kind.ts';
import type { Page } from '../../page.ts';
import { Podcast } from '../../player/podcast.tsx';
import { ReportLink } from '../../report/report-link.tsx';
import type { SiteContext } from '../../site-context.ts';
import { columnStyles } from '../../styles.ts';
import { boundedListing, clip } from '../bounded-listing.ts';
import { propertyGone } from '../gone-page.tsx';
import { photoCard, photoToShare, preloadsOf } from '../listing-head.ts';
import { ListingHero } from '../listing-hero.tsx';
import { propertyNotFound, rowsBehind, updatesBehind } from '../listing-page.tsx';
import { listingPhotos } from '../listing-photos.ts';
import { chapterStarts } from '../listing-view.tsx';
import { Location } from '../location.tsx';
import { MarketStats } from '../market-stats.tsx';
import { MobileExperience } from '../mobile-experience.tsx';
import { Neighborhood } from '../neighborhood.tsx';
import { PhotoCarousel } from '../photo-carousel.tsx';
import { PropertyDetails } from '../property-details.tsx';
import { Questions } from '../questions.tsx';
import { WhatsNew } from '../whats-new.tsx';
import { unbrandedFacts } from './unbranded-facts.ts';
import { unbrandedListing } from './unbranded-listing.ts';

/**
 * The home alone, as multiple listing services require: nobody who sells it, and nothing that leads to them.
 */
export async function unbrandedPage(ctx: SiteContext, { slug = '' }: Record<string, string>): Promise<Page> {
  const branded = await findPublicListing(ctx, slug);
  if (!branded) return propertyNotFound();
  if (branded.isWithdrawn) return propertyGone();
  const found = unbrandedListing({ ...branded, listing: boundedListing(branded.listing) });
  const { listing, podcast } = found;
  const path = `/listings/${encodeURIComponent(slug)}/unbranded`;
  const { groups, lot } = unbrandedFacts(await findBuyerFacts(ctx, listing), branded.listing);
  const update = await findPublicUpdate(ctx, branded.listing);
  const starts = chapterStarts(found);
  const photos = listingPhotos(listing);
  const image = photoCard(photoToShare(photos));
  return {
    status: 200,
    header: 'none',
    head: {
      title: clip([formatAddress(listing), formatOffer(listing)].filter(Boolean).join(' · '), 200),
      description: clip(listingDescription(listing), 320),
      canonical: path,
      robots: 'noindex, nofollow',
      ...(image ? { image } : {}),
      preloadImages: preloadsOf(photos),
    },
    body: (
      <>
        <ListingHero found={found} photos={photos} lot={lot} />
        <div className={`${columnStyles} grid grid-cols-1 gap-y-14 pt-12`}>
          <WhatsNew update={update} isUnbranded />
          {podcast && (
            <div id="listen" className="scroll-mt-4">
              <Podcast
                found={found}
                eyebrow="Podcast"
                title={`Listen to this ${offerNoun(listing)}`}
                artist="Property tour"
              />
            </div>
          )}
          <PropertyDetails listing={listing} groups={groups} lot={lot} starts={starts} />
        </div>
        <PhotoCarousel photos={photos} remarks={listing.description} />
        <div
          className={`${columnStyles} mt-20 grid grid-cols-1 items-start gap-x-14 gap-y-12 empty:hidden lg:grid-cols-[minmax(0,1fr)_22rem]`}
        >
          <Neighborhood listing={listing} starts={starts} />
          <MarketStats stats={listing.marketStats} />
        </div>
        <div className={`${columnStyles} mt-20`}>
          <Location listing={listing} map={mapKind(ctx.maps, listing)} />
        </div>
        <Questions faqs={listing.faqs} starts={starts} />
        <div className={`${columnStyles} mt-20 pb-20`}>
          <MobileExperience path={path} />
          <ReportLink path={path} />
        </div>
      </>
    ),
    reach: { listingId: branded.listing.id, source: 'unbranded' },
    madeFrom: [...rowsBehind(branded, slug), ...updatesBehind(branded)],
    goodUntil: update?.goodUntil,
  };
}
