import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { signServedFile } from '../../signed-files/sign-served-file.ts';
import { bestPhoto, readPhoto, unalteredPhoto } from '../photos/best-photo.ts';
import { readListingPhoto } from '../photos/read-listing-photo.ts';
import type { Listing } from '../queries.ts';
import type { CoverKind } from './rules.ts';

type Ctx = Pick<
  Context,
  'db' | 'now' | 'accounts' | 'listingSource' | 'storage' | 'images' | 'renderer' | 'site' | 'credentials'
>;

/**
 * The picture of a home as a JPEG: its photo, or our drawing until there is one. Signed, if signing is set up; may be
 * repeated.
 */
export async function readCover(
  ctx: Ctx,
  { listing, kind, ip }: { listing: Listing | undefined; kind: CoverKind; ip: string },
): Promise<Uint8Array> {
  const photo = listing
    ? ((await readPhoto(ctx, unalteredPhoto(listing) ?? bestPhoto(listing))) ??
      (await fetchFirst(ctx, listing, ip)))
    : null;
  const bytes = await ctx.renderer.drawCover({ photo, hasPlayButton: kind === 'play' });
  const sourceType = photo ? null : ('algorithmicMedia' as const);
  return signServedFile(ctx, {
    podcastId: listing?.podcastId ?? null,
    kind: 'cover',
    name: kind,
    bytes,
    mediaType: 'image/jpeg',
    sourceType,
    keyOf: (hash) => `covers/${hash}.jpg`,
  });
}

/** A photo that we have no copy of yet. */
async function fetchFirst(ctx: Ctx, { id, images }: Listing, ip: string): Promise<Uint8Array | null> {
  if (images.length === 0) return null;
  try {
    return await readListingPhoto(ctx, { listingId: id, index: 0, ip });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
