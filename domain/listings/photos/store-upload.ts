import { randomUUID } from 'node:crypto';
import type { PhotoRefusal } from '#adapters/images/contract.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { uploadKey } from './uploaded-photo.ts';

const HEIC = 'This is an iPhone HEIC photo. Please export it as a JPEG and add it again.';
/** Enough for the largest copy that a page shows, with room for cropping. */
const MAX_SIDE = 2560;

/**
 * Stores a photo that someone sent: upright, as our own JPEG, keeping only the owner from the camera's metadata. If no
 * row names it afterward, it is swept.
 */
export async function storeUpload(
  ctx: Pick<Context, 'images' | 'storage'>,
  bytes: Uint8Array,
): Promise<{ id: string; hash: string }> {
  const photo = await ctx.images.shrink(bytes, MAX_SIDE, { keepsCredit: true });
  if (photo.kind === 'refused') throw new AppError('invalid', explain(bytes, photo));
  const id = randomUUID();
  await ctx.storage.put(uploadKey(id), photo.bytes, { contentType: 'image/jpeg' });
  return { id, hash: photo.hash };
}

function explain(bytes: Uint8Array, { message }: PhotoRefusal): string {
  const brand = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return /^ftyp(?:hei[cx]|hev[cx]|mif1|msf1)$/.test(brand) ? HEIC : message;
}
