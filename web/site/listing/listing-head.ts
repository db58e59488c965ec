import type { SiteSettings } from '#domain/context.ts';
import type { PublicListing, ShownListing } from '#domain/listings/queries.ts';
import { formatAddress, knownText } from '#domain/listings/rules.ts';
import { oembedPath } from '#domain/listings/sharing/rules.ts';
import { listingDescription, listingTitle } from '#domain/listings/title/rules.ts';
import { absoluteAddress } from '../absolute-address.ts';
import type { PageHead } from '../page.ts';
import { srcSet } from '../picture.tsx';
import { episodeFile } from '../player/episode-file.ts';
import { webLink } from '../web-link.ts';
import { clip } from './bounded-listing.ts';
import { heroSizes } from './hero-sizes.ts';
import type { ShownPhoto } from './listing-photos.ts';
import { listingStructuredData } from './structured-data.ts';

type HeadProps = {
  found: PublicListing;
  site: SiteSettings;
  photos: readonly ShownPhoto[];
  robots?: string | undefined;
};

/** What search engines, shared links and the browser's tab say about a listing. */
export function listingHead({ found, site, photos, robots }: HeadProps): PageHead {
  const { listing, podcast } = found;
  const title = clip(listingTitle(listing, site.name), 200);
  const description = clip(listingDescription(listing), 320);
  const canonical =
    webLink(listing.canonicalUrl) ?? `${site.url}/listings/${encodeURIComponent(listing.slug)}`;
  const image = promotionalImage(found) ?? photoCard(photoToShare(photos));
  const file = episodeFile(podcast);
  return {
    title,
    description,
    canonical,
    keywords: listing.keywords.length > 0 ? listing.keywords : commonKeywords(listing),
    ...(robots || listing.status !== 'active' ? { robots: robots ?? 'noindex' } : {}),
    ...(image ? { image } : {}),
    ...(file ? { audio: { url: file, type: 'audio/mpeg' } } : {}),
    ...(file && listing.status === 'active'
      ? { alternates: [oembedLink(title, listing, site), siteFeed(site)] }
      : {}),
    type: 'article',
    preloadImages: preloadsOf(photos),
    structuredData: [
      listingStructuredData({
        found,
        site,
        url: canonical,
        title,
        description,
        imageUrl: image && absoluteAddress(image.url, site.url),
      }),
    ],
  };
}

function oembedLink(title: string, listing: ShownListing, site: SiteSettings) {
  const pageUrl = `${site.url}/listings/${encodeURIComponent(listing.slug)}`;
  return { type: 'application/json+oembed', title, href: site.url + oembedPath(pageUrl) };
}

function siteFeed(site: SiteSettings) {
  return {
    type: 'application/rss+xml',
    title: `${site.name}: a podcast for every home`,
    href: `${site.url}/feed.xml`,
  };
}

/** The picture made for sharing; one that someone else put there isn't measured. */
function promotionalImage({ listing, podcast }: PublicListing): PageHead['image'] {
  const { card, promotional } = podcast?.socialMediaImages ?? {};
  if (card && isShowable(card.url)) {
    const { url, alt, width, height } = card;
    return { url, alt: clip(alt, 420), size: { width, height } };
  }
  if (!promotional || !isShowable(promotional)) return undefined;
  return { url: promotional, alt: `${formatAddress(listing)}: a property podcast` };
}

function isShowable(url: string): boolean {
  return url.startsWith('/files/') || webLink(url) !== undefined;
}

/** The photo below the headline, in the one format that nearly every browser supports. */
export function preloadsOf(photos: readonly ShownPhoto[]): NonNullable<PageHead['preloadImages']> {
  const avif = srcSet(photos[0]?.variants ?? [], 'image/avif');
  return avif ? [{ srcSet: avif, sizes: heroSizes(photos), type: 'image/avif' }] : [];
}

/** Shared without the label next to it, so it should show the home as it is, if there is such a photo. */
export function photoToShare(photos: readonly ShownPhoto[]): ShownPhoto {
  return (photos.find(({ label, isOriginal }) => !label || isOriginal) ?? photos[0]) as ShownPhoto;
}

export function photoCard(photo: ShownPhoto): PageHead['image'] {
  const jpegs = photo.variants.filter((variant) => variant.type === 'image/jpeg');
  const chosen = jpegs.toSorted((a, b) => Math.abs(a.width - 1200) - Math.abs(b.width - 1200))[0];
  if (!chosen || photo.isDrawing) return undefined;
  const { url, width, height } = chosen;
  return { url, alt: photo.alt, ...(height ? { size: { width, height } } : {}) };
}

function commonKeywords(listing: ShownListing): string[] {
  const city = knownText(listing.city);
  const words = [
    formatAddress(listing),
    city && `${city} homes ${listing.saleStatus === 'for rent' ? 'for rent' : 'for sale'}`,
    'property podcast',
    'real estate',
  ];
  return words.filter((word) => word !== undefined);
}
