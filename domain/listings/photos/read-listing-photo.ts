import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { limitCalls } from '../../limit-calls.ts';
import { findListing } from '../queries.ts';
import { fetchPhoto } from './fetch-photo.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'accounts' | 'listingSource' | 'storage' | 'images'>;

const limits = [
  { limit: 120, windowSeconds: 60 },
  { limit: 1500, windowSeconds: 86_400 },
];
const SHOWN_WIDTH = 1280;

/** Fetches one of a listing's own photos from where it stands, as a JPEG of ours; changes nothing. */
export async function readListingPhoto(
  ctx: Ctx,
  { listingId, index, ip }: { listingId: string; index: number; ip: string },
): Promise<Uint8Array> {
  const url = (await findListing(ctx, listingId))?.images[index];
  return fetchShownPhoto(ctx, { url, ip });
}

/** A photo of another server in the size that pages show. */
export async function fetchShownPhoto(
  ctx: Ctx,
  { url, ip }: { url: string | undefined; ip: string },
): Promise<Uint8Array> {
  await limitCalls(ctx, 'listing-photo', ip, limits);
  const image = url ? await fetchPhoto(ctx, url) : undefined;
  const photo = image?.kind === 'image' ? await ctx.images.prepare(image.bytes) : undefined;
  if (photo?.kind !== 'prepared') throw new AppError('not_found', 'There is no such photo.');
  const copies = photo.variants.filter(({ format }) => format === 'jpeg');
  const fitting = copies.find(({ width }) => width >= SHOWN_WIDTH) ?? copies.at(-1);
  if (!fitting) throw new AppError('not_found', 'There is no such photo.');
  return fitting.bytes;
}
