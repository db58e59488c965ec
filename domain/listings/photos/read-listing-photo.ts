import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { limitCalls } from '../../limit-calls.ts';
import { hashOf } from '../../signed-files/sign-file.ts';
import { signServedFile } from '../../signed-files/sign-served-file.ts';
import { findListing } from '../queries.ts';
import { fetchPhoto } from './fetch-photo.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site' | 'accounts' | 'listingSource' | 'storage' | 'images'>;

const limits = [
  { limit: 120, windowSeconds: 60 },
  { limit: 1500, windowSeconds: 86_400 },
];
const SHOWN_SIDE = 1280;

/** Fetches one of a listing's own photos from its URL, as our own JPEG; changes nothing. */
export async function readListingPhoto(
  ctx: Ctx,
  { listingId, index, ip }: { listingId: string; index: number; ip: string },
): Promise<Uint8Array> {
  const url = (await findListing(ctx, listingId))?.images[index];
  return fetchShownPhoto(ctx, { url, ip });
}

/** The same as pages send it: a photo that we scaled is a photo that we changed, so it is signed. */
export async function readSignedListingPhoto(
  ctx: Ctx & Pick<Context, 'credentials'>,
  { listingId, index, ip }: { listingId: string; index: number; ip: string },
): Promise<Uint8Array> {
  const listing = await findListing(ctx, listingId);
  const bytes = await fetchShownPhoto(ctx, { url: listing?.images[index], ip });
  return signServedFile(ctx, {
    podcastId: listing?.podcastId ?? null,
    kind: 'photo',
    name: `${hashOf(bytes).slice(0, 32)}-${SHOWN_SIDE}.jpg`,
    bytes,
    mediaType: 'image/jpeg',
    sourceType: null,
    keyOf: (hash) => `listing-photos/${hash}.jpg`,
  });
}

/** A photo from another server in the size that pages show. */
export async function fetchShownPhoto(
  ctx: Ctx,
  { url, ip }: { url: string | undefined; ip: string },
): Promise<Uint8Array> {
  await limitCalls(ctx, 'listing-photo', ip, limits);
  const image = url ? await fetchPhoto(ctx, url) : undefined;
  // One copy in the size that is shown; all the sizes of a hosted photo would take ten times as long.
  const photo = image?.kind === 'image' ? await ctx.images.shrink(image.bytes, SHOWN_SIDE) : undefined;
  if (photo?.kind !== 'shrunk') throw new AppError('not_found', 'There is no such photo.');
  return photo.bytes;
}
