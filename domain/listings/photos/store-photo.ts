import type { Images, PhotoFormat, PhotoRefusal } from '#adapters/images/contract.ts';
import type { Storage } from '#adapters/storage/contract.ts';

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
 * Encodes one photo and stores its files in the folder. Repeating it writes the same bytes to the same
 * keys, so an interrupted run can simply run again.
 */
export async function storePhoto(
  ctx: { images: Images; storage: Storage },
  folder: string,
  bytes: Uint8Array,
): Promise<StoredPhoto | PhotoRefusal> {
  const prepared = await ctx.images.prepare(bytes);
  if (prepared.kind === 'refused') return prepared;
  const { hash, width, height, preview } = prepared;
  const variants: StoredVariant[] = [];
  for (const variant of prepared.variants) {
    const key = `${folder}/${variant.name}`;
    const file = await ctx.storage.put(key, variant.bytes, { contentType: variant.contentType });
    variants.push({
      key,
      format: variant.format,
      width: variant.width,
      height: variant.height,
      sizeBytes: file.sizeBytes,
    });
  }
  return { kind: 'stored', hash, width, height, preview, variants };
}
