import { buffer } from 'node:stream/consumers';
import type { HostedPhoto } from '#db/schema/listings.ts';
import type { Context } from '../../context.ts';
import { fileKeyOf } from '../../files/rules.ts';
import { isAltered } from './rules.ts';

const maxPhotoBytes = 20_000_000;

/** The first photo that shows the home as it is, if there is one; else the first. */
export function bestPhoto(listing: { localImages: HostedPhoto[] }): HostedPhoto | undefined {
  return listing.localImages.find((photo) => !isAltered(photo)) ?? listing.localImages[0];
}

/** A photo for a place without room for a label: one that shows the home as it is, or the original of one that doesn't. */
export function unalteredPhoto(listing: { localImages: HostedPhoto[] }): HostedPhoto | undefined {
  const original = listing.localImages.find(({ origin }) => origin?.original)?.origin?.original;
  return (
    listing.localImages.find((photo) => !isAltered(photo)) ??
    (original && { ...original, alt: '', preview: '' })
  );
}

/** The bytes of a hosted photo in a format that every program can read; null if the file is missing. */
export async function readPhoto(
  ctx: Pick<Context, 'storage'>,
  photo: HostedPhoto | undefined,
): Promise<Buffer | null> {
  const variant = photo && largestVariant(photo, 'image/jpeg', 'image/webp');
  const key = variant && fileKeyOf(variant.url);
  const opened = key ? await ctx.storage.open(key) : undefined;
  if (!opened) return null;
  if (opened.file.sizeBytes > maxPhotoBytes) {
    opened.stream.destroy();
    return null;
  }
  return buffer(opened.stream);
}

/** In the first of the given formats that the photo has. */
export function largestVariant(photo: HostedPhoto, ...types: string[]) {
  const found = types
    .map((type) => photo.variants.filter((variant) => variant.type === type))
    .find((variants) => variants.length > 0);
  return found?.toSorted((a, b) => b.width - a.width)[0];
}
