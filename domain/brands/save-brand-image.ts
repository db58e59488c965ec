import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { fileUrl } from '../files/rules.ts';
import { limitCalls } from '../limit-calls.ts';
import type { Holder } from '../teams/holder.ts';
import type { BrandImageKind } from './rules.ts';
import { writeBrand } from './write-brand.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'accounts' | 'images' | 'storage'>;
type Upload = { holder: Holder; kind: BrandImageKind; bytes: Uint8Array; ip: string };

const limits = [{ limit: 40, windowSeconds: 3600 }];
const maxSides: Record<BrandImageKind, number> = { photo: 960, logo: 720 };
const MIN_SIDE = 48;

/** Where photos and logos are stored; the name is derived from the bytes. */
export const brandFolder = 'brands';

/**
 * Saves an agent's photo or a logo: upright, without metadata, always as a JPEG. Drawings and documents are refused
 * without being read. Can be repeated. A replaced file is deleted later.
 */
export async function saveBrandImage(ctx: Ctx, { holder, kind, bytes, ip }: Upload): Promise<void> {
  await limitCalls(ctx, 'brand-image', ip, limits);
  const photo = await ctx.images.shrink(bytes, maxSides[kind]);
  if (photo.kind === 'refused') throw new AppError('invalid', photo.message);
  const { hash, width, height } = photo;
  if (Math.min(width, height) < MIN_SIDE)
    throw new AppError('invalid', 'This picture is too small. Choose a larger one.');
  const key = `${brandFolder}/${hash.slice(0, 2)}/${hash}-${maxSides[kind]}.jpg`;
  await ctx.storage.put(key, photo.bytes, { contentType: 'image/jpeg' });
  await writeBrand(ctx, { holder, ip, values: { [kind]: { url: fileUrl(key), width, height } } });
}

/** Can be repeated. */
export function removeBrandImage(
  ctx: Parameters<typeof writeBrand>[0],
  { holder, kind, ip }: Omit<Upload, 'bytes'>,
): Promise<void> {
  return writeBrand(ctx, { holder, ip, values: { [kind]: null } });
}
