import type { ShownListing } from '#domain/listings/queries.ts';
import { formatAddress, shownPhotos } from '#domain/listings/rules.ts';
import { artVariants, type ImageVariant } from '../picture.tsx';
import { webLink } from '../web-link.ts';

export type ShownPhoto = {
  id: string;
  alt: string;
  /** What somebody wrote about the photo; empty where nobody did. */
  caption: string;
  width: number;
  height: number;
  variants: ImageVariant[];
  fallback: string;
  isVirtuallyStaged: boolean;
  isDrawing: boolean;
};

const drawings = [1, 2, 3];

/** What to show of a home: our own copies first, then the photos of the listing's page, then three drawings. */
export function listingPhotos(listing: ShownListing): ShownPhoto[] {
  const address = formatAddress(listing);
  const links = listing.images.map(webLink);
  const shown = shownPhotos({
    localImages: listing.localImages.filter((photo) => photo.variants.length > 0),
    images: links.filter((url) => url !== undefined),
  });
  if (shown.kind === 'hosted') {
    return shown.photos.map((photo, index) => ({
      id: photo.variants[0]?.url ?? String(index),
      alt: photo.alt || `Photo ${index + 1} of ${address}`,
      caption: [photo.alt, photo.isVirtuallyStaged ? 'Virtually staged' : ''].filter(Boolean).join(' · '),
      width: photo.width,
      height: photo.height,
      variants: photo.variants,
      fallback: drawing(index),
      isVirtuallyStaged: photo.isVirtuallyStaged ?? false,
      isDrawing: false,
    }));
  }
  if (shown.kind !== 'placeholder') {
    return shown.urls.map((url, index) => ({
      id: url,
      alt: `Photo ${index + 1} of ${address}`,
      caption: '',
      width: 1280,
      height: 853,
      // By way of our server: a visitor's browser asks nobody else for anything.
      variants: [
        { url: `/listing-photos/${listing.id}/${links.indexOf(url)}.jpg`, width: 1280, type: 'image/jpeg' },
      ],
      fallback: drawing(index),
      isVirtuallyStaged: false,
      isDrawing: false,
    }));
  }
  return drawings.map((number, index) => ({
    id: `drawing-${number}`,
    alt: 'A drawing of a home at dusk; photos are on their way',
    caption: '',
    width: 1280,
    height: 853,
    variants: artVariants(`/placeholder-${number}`, [1280]),
    fallback: drawing(index),
    isVirtuallyStaged: false,
    isDrawing: true,
  }));
}

function drawing(index: number): string {
  return `/placeholder-${drawings[index % drawings.length]}.jpg`;
}
