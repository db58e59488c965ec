import { buffer } from 'node:stream/consumers';
import type { Context } from '../context.ts';
import { fileKeyOf } from '../files/rules.ts';
import type { HostedPhoto, Listing } from '../listings/queries.ts';

const maxPhotoBytes = 20_000_000;

/** The first photo of the listing, or the first that is not virtually staged, if there is one. */
export function bestPhoto(listing: Pick<Listing, 'localImages'>): HostedPhoto | undefined {
  return listing.localImages.find((photo) => !photo.isVirtuallyStaged) ?? listing.localImages[0];
}

/** The bytes of a hosted photo in a format that every program can read; null if the file is missing. */
export async function readPhoto(
  ctx: Pick<Context, 'storage'>,
  photo: HostedPhoto | undefined,
): Promise<Buffer | null> {
  const variant = photo && largest(photo, 'image/jpeg', 'image/webp');
  const key = variant && fileKeyOf(variant.url);
  const opened = key ? await ctx.storage.open(key) : undefined;
  if (!opened) return null;
  if (opened.file.sizeBytes > maxPhotoBytes) {
    opened.stream.destroy();
    return null;
  }
  return buffer(opened.stream);
}

/** The photos that the email shows. */
export function photosOfEmail(listing: Pick<Listing, 'localImages'>): HostedPhoto[] {
  const best = bestPhoto(listing);
  const ordered = [best, ...listing.localImages.filter((photo) => photo !== best)];
  return ordered
    .filter((photo) => photo !== undefined && jpegOf(photo) !== undefined)
    .slice(0, 3) as HostedPhoto[];
}

/** Every mail program shows JPEG, and hardly any shows newer formats. */
export function emailPhotos(
  ctx: Pick<Context, 'site'>,
  listing: Pick<Listing, 'localImages'>,
): { url: string; alt: string }[] {
  return photosOfEmail(listing).map((photo) => ({
    url: new URL(jpegOf(photo)?.url ?? '', ctx.site.url).href,
    alt: photo.alt,
  }));
}

function jpegOf(photo: HostedPhoto) {
  return largest(photo, 'image/jpeg');
}

function largest(photo: HostedPhoto, ...types: string[]) {
  const found = types
    .map((type) => photo.variants.filter((variant) => variant.type === type))
    .find((variants) => variants.length > 0);
  return found?.toSorted((a, b) => b.width - a.width)[0];
}
