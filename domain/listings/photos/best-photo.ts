import { buffer } from 'node:stream/consumers';
import type { HostedPhoto } from '#db/schema/listings.ts';
import type { Context } from '../../context.ts';
import { fileKeyOf } from '../../files/rules.ts';

const maxPhotoBytes = 20_000_000;

/** The first photo of the listing, or the first that is not virtually staged, if there is one. */
export function bestPhoto(listing: { localImages: HostedPhoto[] }): HostedPhoto | undefined {
  return listing.localImages.find((photo) => !photo.isVirtuallyStaged) ?? listing.localImages[0];
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
