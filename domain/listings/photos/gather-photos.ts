import type { MeasuredPhoto } from '#adapters/images/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import type { Context } from '../../context.ts';
import { choosePhotos, type DropReason } from './choose-photos.ts';
import { fetchPhoto, type PhotoContext } from './fetch-photo.ts';

export type FoundPhoto = {
  url: string;
  caption?: string | undefined;
  /** A person added it, so it stays, whatever it looks like. */
  isChosen?: boolean;
};

export type GatheredPhoto = FoundPhoto & { bytes: Buffer; measured: MeasuredPhoto };

/** `isTemporary`: the photo's site had a problem; a later attempt may succeed. */
export type LeftOutPhoto = {
  url: string;
  reason: DropReason | 'refused';
  message?: string;
  isTemporary?: boolean;
};

export type GatheredPhotos = { photos: GatheredPhoto[]; leftOut: LeftOutPhoto[] };

const maxDownloads = 80;
const downloadsAtOnce = 3;
const maxBytesInMemory = 200 * 1024 * 1024;
const maxMs = 120_000;

/** Downloads, measures and selects a page's photos. Changes nothing; may be repeated. */
export async function gatherPhotos(
  ctx: PhotoContext & Pick<Context, 'images'>,
  found: readonly FoundPhoto[],
  limits: { maxMs: number } = { maxMs },
): Promise<GatheredPhotos> {
  const startedAt = performance.now();
  const waiting = [...new Map(found.map((photo) => [photo.url, photo])).values()].slice(0, maxDownloads);
  const results: (GatheredPhoto | LeftOutPhoto)[] = [];
  let next = 0;
  let bytesHeld = 0;

  function whyNotNow(url: string): LeftOutPhoto | undefined {
    if (bytesHeld > maxBytesInMemory) return { url, reason: 'too_many' };
    const isLate = performance.now() - startedAt > limits.maxMs;
    return isLate
      ? { url, reason: 'refused', message: 'The photos took too long.', isTemporary: true }
      : undefined;
  }

  async function work(): Promise<void> {
    for (let at = next++; at < waiting.length; at = next++) {
      const photo = waiting[at] as FoundPhoto;
      const result = whyNotNow(photo.url) ?? (await gatherOne(ctx, photo));
      if ('bytes' in result) bytesHeld += result.bytes.length;
      results[at] = result;
    }
  }

  await Promise.all(Array.from({ length: downloadsAtOnce }, work));
  const { chosen, dropped } = choosePhotos(results.filter((result) => 'bytes' in result));
  return { photos: chosen, leftOut: [...results.filter((result) => 'reason' in result), ...dropped] };
}

async function gatherOne(
  ctx: PhotoContext & Pick<Context, 'images'>,
  photo: FoundPhoto,
): Promise<GatheredPhoto | LeftOutPhoto> {
  try {
    const image = await fetchPhoto(ctx, photo.url);
    if (image.kind === 'refused') return { url: photo.url, reason: 'refused', message: image.message };
    const measured = await ctx.images.measure(image.bytes);
    if (measured.kind === 'refused') return { url: photo.url, reason: 'refused', message: measured.message };
    return { ...photo, bytes: image.bytes, measured };
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return { url: photo.url, reason: 'refused', message: error.message, isTemporary: true };
  }
}
