import type { Context } from '../context.ts';
import { bestPhoto, largestVariant } from '../listings/photos/best-photo.ts';
import { labelWithOriginal } from '../listings/photos/rules.ts';
import type { HostedPhoto, Listing } from '../listings/queries.ts';

/** The photos in the email. */
export function photosOfEmail(listing: Pick<Listing, 'localImages'>): HostedPhoto[] {
  const best = bestPhoto(listing);
  const ordered = [best, ...listing.localImages.filter((photo) => photo !== best)];
  return ordered
    .filter((photo) => photo !== undefined && jpegOf(photo) !== undefined)
    .slice(0, 3) as HostedPhoto[];
}

/** Every email app shows JPEG, and hardly any shows newer formats. */
export function emailPhotos(
  ctx: Pick<Context, 'site'>,
  listing: Pick<Listing, 'localImages'>,
): { url: string; alt: string; note: string | null }[] {
  return photosOfEmail(listing).map((photo) => ({
    url: new URL(jpegOf(photo)?.url ?? '', ctx.site.url).href,
    alt: photo.alt,
    note: labelWithOriginal(photo, 'see the listing page'),
  }));
}

function jpegOf(photo: HostedPhoto) {
  return largestVariant(photo, 'image/jpeg');
}
