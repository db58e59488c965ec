import { offerKind } from '#domain/listings/offer/rules.ts';
import { readPhotoLabel } from '#domain/listings/photo-labels/rules.ts';
import { ORIGINAL_LABEL, photoKindNames, photoLabel } from '#domain/listings/photos/rules.ts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { formatAddress, shownPhotos } from '#domain/listings/rules.ts';
import { artVariants, type ImageVariant } from '../picture.tsx';
import { webLink } from '../web-link.ts';

export type ShownPhoto = {
  id: string;
  alt: string;
  /** Someone's own words about the photo; empty if there are none. */
  caption: string;
  width: number;
  height: number;
  variants: ImageVariant[];
  fallback: string;
  /**
   * What must be shown next to it, if it shows something other than the home as it is, or what the home was.
   */
  label: string | null;
  /** Where its original is among the photos, if it was changed and we have it. */
  originalAt?: number;
  isOriginal: boolean;
  isDrawing: boolean;
};

const drawings = ['/placeholder-1', '/placeholder-2', '/placeholder-3'];
/** If only land is sold, there is no house; if it's a building, the drawing has none either. */
const landscape = ['/placeholder-land'];
const DRAWING_LABEL = 'Drawing, not this home';
const NO_PHOTOS_LABEL = `${DRAWING_LABEL}. No photos yet.`;

/**
 * The pictures of a home: our own copies first, then the photos of the listing's page, then three drawings.
 */
export function listingPhotos(listing: ShownListing): ShownPhoto[] {
  const address = formatAddress(listing);
  const localImages = listing.localImages.filter((photo) => photo.variants.length > 0);
  if (localImages.length > 0) return hostedPhotos(localImages, listing);
  const links = listing.images.map(webLink);
  const shown = shownPhotos({
    localImages: [],
    images: links.filter((url) => url !== undefined),
  });
  if (shown.kind === 'external' || shown.kind === 'stock') {
    return shown.urls.map((url, index) => ({
      id: url,
      alt: `Photo ${index + 1} of ${address}`,
      caption: '',
      width: 1280,
      height: 853,
      // Through our server: a visitor's browser contacts nobody else.
      variants: [
        { url: `/listing-photos/${listing.id}/${links.indexOf(url)}.jpg`, width: 1280, type: 'image/jpeg' },
      ],
      fallback: drawing(listing, index),
      label: labelOfFile(url),
      isOriginal: false,
      isDrawing: false,
    }));
  }
  return drawingsFor(listing).map((path) => ({
    id: path,
    alt: path === landscape[0] ? 'A drawing of open land at dusk' : 'A drawing of a home at dusk',
    caption: '',
    width: 1280,
    height: 853,
    variants: artVariants(path, [1280]),
    fallback: `${path}.jpg`,
    label: NO_PHOTOS_LABEL,
    isOriginal: false,
    isDrawing: true,
  }));
}

/** Our copies, and after each altered one the photo it was made from. */
function hostedPhotos(photos: ShownListing['localImages'], listing: ShownListing): ShownPhoto[] {
  const address = formatAddress(listing);
  const all: ShownPhoto[] = [];
  for (const [index, photo] of photos.entries()) {
    const { alt, width, height, variants, origin } = photo;
    const label = photoLabel(photo) ?? (isIllustration(alt) ? photoKindNames.drawn : null);
    const original = origin?.original;
    const shown = { width, height, variants, fallback: drawing(listing, index), isDrawing: false };
    all.push({
      ...shown,
      id: variants[0]?.url ?? String(index),
      alt: alt || `Photo ${index + 1} of ${address}`,
      caption: [alt, isIllustration(alt) ? null : label].filter(Boolean).join(' · '),
      label,
      ...(original ? { originalAt: all.length + 1 } : {}),
      isOriginal: false,
    });
    if (original)
      all.push({
        ...shown,
        ...original,
        id: `original ${index} ${original.variants[0]?.url}`,
        alt: `Photo ${index + 1} of ${address} before it was altered`,
        caption: ORIGINAL_LABEL,
        label: ORIGINAL_LABEL,
        isOriginal: true,
      });
  }
  return all;
}

/** Until we have a copy, all we know of a photo is its file name. */
function labelOfFile(url: string): string | null {
  const label = readPhotoLabel(new URL(url).pathname.split('/').at(-1) ?? '');
  return label ? photoKindNames[label.kind] : null;
}

/** A picture whose own caption calls it one. */
const isIllustration = (alt: string) => /^illustrat(?:ion|ed)\b/i.test(alt);

/** What a home's pictures are called together. */
export function photosNoun(photos: readonly ShownPhoto[]): 'photos' | 'pictures' {
  return photos.some(({ label }) => label === photoKindNames.drawn) ? 'pictures' : 'photos';
}

function drawingsFor(listing: ShownListing): string[] {
  const kind = offerKind(listing);
  return kind === 'land' || kind === 'commercial' ? landscape : drawings;
}

function drawing(listing: ShownListing, index: number): string {
  const paths = drawingsFor(listing);
  return `${paths[index % paths.length]}.jpg`;
}
