import type { Context } from '../../context.ts';
import { waitForSweep } from './photo-files.ts';
import { type SentPhoto, sentPhotoKey } from './sent-photo.ts';

/** Stores the photos that came with a sent page until they are ordered or swept. The same photo is stored once; may be repeated. */
export async function storeSentPhotos(
  ctx: Pick<Context, 'db' | 'storage'>,
  photos: readonly SentPhoto[],
): Promise<void> {
  for (const { url, bytes } of photos) {
    const key = sentPhotoKey(url);
    if (!key) continue;
    // A sweep that had decided to delete an old copy of the same photo may still do so.
    do {
      await ctx.storage.put(key, bytes, { contentType: 'application/octet-stream' });
      await waitForSweep(ctx);
    } while (!(await ctx.storage.stat(key)));
  }
}
