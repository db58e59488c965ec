import { Unavailable } from '#adapters/unavailable.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type FileToSign, planSignature, saveSignedFile, signFile } from '../../signed-files/sign-file.ts';
import { bestPhoto, readPhoto, unalteredPhoto } from '../photos/best-photo.ts';
import { readListingPhoto } from '../photos/read-listing-photo.ts';
import type { Listing } from '../queries.ts';
import type { CoverKind } from './rules.ts';

type Ctx = Pick<
  Context,
  'db' | 'now' | 'accounts' | 'listingSource' | 'storage' | 'images' | 'renderer' | 'site' | 'credentials'
>;

/**
 * The picture of a home as a JPEG: its photo, or our drawing while there is none. Signed, if anything signs; may be
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
  return sign(ctx, { podcastId: listing?.podcastId ?? null, name: kind, bytes, sourceType });
}

/** An email shows the picture without credentials rather than none. */
async function sign(
  ctx: Ctx,
  cover: Pick<FileToSign, 'podcastId' | 'name' | 'bytes' | 'sourceType'>,
): Promise<Uint8Array> {
  const { credentials } = ctx;
  if (!credentials) return cover.bytes;
  const signing = { ...ctx, credentials };
  const keyOf = (hash: string) => `covers/${hash}.jpg`;
  const file = { ...cover, kind: 'cover', mediaType: 'image/jpeg', keyOf } as const;
  try {
    const { bytes, row } = await signFile(signing, file, await planSignature(signing, file));
    await saveSignedFile(ctx, row);
    return bytes;
  } catch (error) {
    if (error instanceof Unavailable) return cover.bytes;
    throw error;
  }
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
