import type { Context } from '#domain/context.ts';
import { findPublicListing } from '#domain/listings/queries.ts';
import { listingDescription, listingTitle, wantsFreshPhotos } from '#domain/listings/rules.ts';
import { Accordion } from '../accordion.tsx';
import { column } from '../look.ts';
import { missingPage } from '../not-found/missing-page.tsx';
import type { Page } from '../page.ts';
import { srcSet } from '../picture.tsx';
import { Podcast } from '../player/podcast.tsx';
import { webLink } from '../web-link.ts';
import { AgentCard } from './agent-card.tsx';
import { ListingHero } from './listing-hero.tsx';
import { listingPhotos, type ShownPhoto } from './listing-photos.ts';
import { MarketStats } from './market-stats.tsx';
import { Neighborhood } from './neighborhood.tsx';
import { PhotoCarousel } from './photo-carousel.tsx';
import { PropertyDetails } from './property-details.tsx';
import { listingData } from './structured-data.ts';

export async function listingPage(
  ctx: Pick<Context, 'db' | 'site' | 'queue'>,
  { slug = '' }: Record<string, string>,
): Promise<Page> {
  const found = await findPublicListing(ctx, slug);
  if (!found) return propertyNotFound();
  const { listing, podcast } = found;
  // A view changes nothing itself; the job sees to it that a listing is read again at most once a day.
  if (wantsFreshPhotos(listing)) {
    await ctx.queue.send('refresh-viewed-listing', { listingId: listing.id }, { key: listing.id });
  }
  const photos = listingPhotos(listing);
  const [first] = photos as [ShownPhoto];
  const title = listingTitle(listing, ctx.site.name);
  const description = listingDescription(listing);
  const canonical = webLink(listing.canonicalUrl) ?? `${ctx.site.url}/listings/${listing.slug}`;
  const card = socialImage(first);
  const avif = srcSet(first.variants, 'image/avif');
  return {
    status: 200,
    header: 'page',
    head: {
      title,
      description,
      canonical,
      keywords: listing.keywords,
      ...(listing.status === 'active' ? {} : { robots: 'noindex' }),
      ...(card ? { image: card } : {}),
      type: 'article',
      preloadImages: avif ? [{ srcSet: avif, sizes: '100vw', type: 'image/avif' }] : [],
      structuredData: [
        listingData({
          found,
          site: ctx.site,
          url: canonical,
          title,
          description,
          imageUrl: card && new URL(card.url, ctx.site.url).href,
        }),
      ],
    },
    body: (
      <>
        <ListingHero found={found} photo={first} />
        <div
          className={`${column} -mt-12 md:-mt-24 relative z-10 grid grid-cols-1 gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]`}
        >
          <div className="min-w-0">
            <Podcast found={found} eyebrow="Podcast" title="Listen to this home" artist={ctx.site.name} />
            <div className="mt-16">
              <PropertyDetails listing={listing} />
            </div>
          </div>
          <div className="empty:hidden lg:sticky lg:top-6 lg:self-start lg:pt-32">
            <AgentCard listing={listing} />
          </div>
        </div>
        <PhotoCarousel photos={photos} />
        <div
          className={`${column} mt-20 grid items-start gap-x-14 gap-y-12 empty:hidden lg:grid-cols-[minmax(0,1fr)_22rem]`}
        >
          <Neighborhood listing={listing} />
          <MarketStats stats={listing.marketStats} />
        </div>
        {listing.faqs.length > 0 && (
          <section
            aria-labelledby="questions"
            className={`${column} mt-20 grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.7fr]`}
          >
            <h2 id="questions" className="text-3xl">
              Frequently Asked Questions
            </h2>
            <Accordion items={listing.faqs} name="listing-questions" />
          </section>
        )}
        <div className="h-24" />
      </>
    ),
    madeFrom: [`listings:${listing.id}`, ...(podcast ? [`podcasts:${podcast.id}`] : [])],
  };
}

function propertyNotFound(): Page {
  return missingPage({
    title: 'Property Not Found · Hearthcast',
    heading: 'Property Not Found',
    text: 'The requested listing could not be found.',
    action: { label: 'Return to Home', href: '/' },
  });
}

function socialImage(photo: ShownPhoto): Page['head']['image'] {
  const jpegs = photo.variants.filter((variant) => variant.type === 'image/jpeg');
  const chosen = jpegs.sort((a, b) => Math.abs(a.width - 1200) - Math.abs(b.width - 1200))[0];
  if (!chosen || photo.isDrawing) return undefined;
  const height = Math.round((chosen.width * photo.height) / photo.width);
  return { url: chosen.url, alt: photo.alt, width: chosen.width, height };
}
