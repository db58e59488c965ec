import { sql } from 'drizzle-orm';
import type { HostedPhoto } from '#db/schema/listings.ts';
import type { Context } from '../../context.ts';
import { fileKeyOf, fileUrl } from '../../files/rules.ts';
import type { StoredPhoto } from './store-photo.ts';

export const photoFolder = 'photos';

/** Named by the hash of the photo, so an image is stored once for all listings; two letters keep folders small. */
export function folderOf(hash: string): string {
  return `${photoFolder}/${hash.slice(0, 2)}`;
}

/** The photo's hash, the hash of what was signed, the width. */
const keyPattern = /^photos\/[0-9a-f]{2}\/([0-9a-f]{32})(?:-([0-9a-f]{16}))?-\d+\.\w+$/;

/** The hash in the name of one of our photo files. */
export function hashInKey(key: string | undefined): string | undefined {
  return keyPattern.exec(key ?? '')?.[1];
}

/** Whether a photo's files carry Content Credentials, which older ones don't. */
export function isSignedPhoto({ variants }: Pick<HostedPhoto, 'variants'>): boolean {
  return variants.every(({ url }) => keyPattern.exec(fileKeyOf(url) ?? '')?.[2] !== undefined);
}

export function hashOfPhoto(photo: HostedPhoto): string | undefined {
  return hashInKey(fileKeyOf(photo.variants[0]?.url ?? ''));
}

export function toVariants(stored: StoredPhoto): HostedPhoto['variants'] {
  return stored.variants.map(({ key, format, width, height }) => ({
    url: fileUrl(key),
    width,
    height,
    type: `image/${format}`,
  }));
}

/** Whether every file that a photo names is there. */
export async function hasAllPhotoFiles(
  ctx: Pick<Context, 'storage'>,
  variants: HostedPhoto['variants'],
): Promise<boolean> {
  const wanted = new Set(variants.map(({ url }) => fileKeyOf(url) ?? url));
  const hash = hashInKey([...wanted][0]);
  if (!hash) return false;
  for await (const file of ctx.storage.list(`${folderOf(hash)}/${hash}-`)) wanted.delete(file.key);
  return wanted.size === 0;
}

/** Held by a sweep while it deletes a file. */
export const sweepLock = sql`pg_advisory_xact_lock(hashtextextended('sweep-listing-files', 0))`;

/** Waits until no deletion is running: files stored after that stay, because a sweep skips new files. */
export async function waitForSweep(ctx: Pick<Context, 'db'>): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended('sweep-listing-files', 0))`);
}
