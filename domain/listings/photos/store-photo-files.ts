import type { HostedPhoto } from '#db/schema/listings.ts';
import { folderOf, hasAllPhotoFiles, toVariants, waitForSweep } from './photo-files.ts';
import { type PhotoClaim, type StoreContext, storePhoto } from './store-photo.ts';

export type PhotoFiles = Pick<HostedPhoto, 'width' | 'height' | 'preview' | 'variants'>;

/** Stores every size of a photo; undefined for a file that can't be read. May be repeated. */
export async function storePhotoFiles(
  ctx: StoreContext,
  { bytes, hash, ...claim }: PhotoClaim & { bytes: Uint8Array; hash: string },
): Promise<PhotoFiles | undefined> {
  for (;;) {
    const stored = await storePhoto(ctx, folderOf(hash), bytes, claim);
    if (stored.kind === 'refused') return undefined;
    const variants = toVariants(stored);
    await waitForSweep(ctx);
    const { width, height, preview } = stored;
    if (await hasAllPhotoFiles(ctx, variants)) return { width, height, preview, variants };
  }
}
