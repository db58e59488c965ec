import type { PhotoFormat, PhotoRefusal, PhotoVariant } from '#adapters/images/contract.ts';
import type { PhotoKind } from '#db/column-values.ts';
import type { Context } from '../../context.ts';
import { storeSignedFile } from '../../signed-files/store-signed-file.ts';
import { photoKindNames } from './rules.ts';

export type StoreContext = Pick<Context, 'db' | 'now' | 'site' | 'images' | 'storage' | 'credentials'>;

/** Whose photo it is and what is known about it, for its Content Credentials. */
export type PhotoClaim = { podcastId: string | null; kind: PhotoKind };

export type StoredVariant = {
  key: string;
  format: PhotoFormat;
  width: number;
  height: number;
  sizeBytes: number;
};

export type StoredPhoto = {
  kind: 'stored';
  hash: string;
  width: number;
  height: number;
  preview: string;
  variants: StoredVariant[];
};

/**
 * Encodes one photo and stores its files in the folder, signed once each. Repeating it leaves the same files under the
 * same keys, so an interrupted run can simply run again.
 */
export async function storePhoto(
  ctx: StoreContext,
  folder: string,
  bytes: Uint8Array,
  claim: PhotoClaim,
): Promise<StoredPhoto | PhotoRefusal> {
  const prepared = await ctx.images.prepare(bytes);
  if (prepared.kind === 'refused') return prepared;
  const { hash, width, height, preview } = prepared;
  const variants: StoredVariant[] = [];
  for (const variant of prepared.variants) {
    const { format, width, height } = variant;
    variants.push({ ...(await storeVariant(ctx, folder, variant, claim)), format, width, height });
  }
  return { kind: 'stored', hash, width, height, preview, variants };
}

async function storeVariant(
  ctx: StoreContext,
  folder: string,
  { name, bytes, format, contentType }: PhotoVariant,
  { podcastId, kind }: PhotoClaim,
): Promise<{ key: string; sizeBytes: number }> {
  if (!ctx.credentials) {
    const { key, sizeBytes } = await ctx.storage.put(`${folder}/${name}`, bytes, { contentType });
    return { key, sizeBytes };
  }
  return storeSignedFile(ctx, {
    podcastId,
    kind: 'photo',
    name,
    bytes,
    mediaType: `image/${format}`,
    // Furniture that never existed is all we know about; nobody tells us how a photo was taken or altered.
    sourceType: kind === 'staged' ? 'compositeSynthetic' : null,
    note: kind === 'as-listed' ? null : photoKindNames[kind],
    // The hash of the signed content comes before the width, so that the name still begins with the photo's
    // own hash.
    keyOf: (signed) => `${folder}/${name.replace(/(?=-\d+\.\w+$)/, `-${signed.slice(0, 16)}`)}`,
  });
}
