import { eq, inArray, or } from 'drizzle-orm';
import { brands } from '#db/schema/brands.ts';
import { phoneCalls, phoneLines } from '#db/schema/phone.ts';
import { accountExports } from '#db/schema/records.ts';
import type { Context } from '../context.ts';
import { findHomeFiles, findSharedFiles, keysIn } from '../files/home-files.ts';
import { sentPhotoKey } from '../listings/photos/sent-photo.ts';
import { uploadedPhotoKey } from '../listings/photos/uploaded-photo.ts';
import { exportKey } from './export-key.ts';
import type { OwnThings } from './own-things.ts';

export type OwnFiles = { keys: string[]; folders: string[] };

/** Keys and whole folders of everything an account stored. Read before its rows are deleted. */
export async function findFiles(
  ctx: Pick<Context, 'db' | 'site'>,
  { userId, podcastIds, listings, listingIds }: OwnThings,
): Promise<OwnFiles> {
  const brand = await ctx.db.select().from(brands).where(eq(brands.userId, userId));
  const exports = await ctx.db
    .select({ id: accountExports.id })
    .from(accountExports)
    .where(eq(accountExports.userId, userId));
  const photos = listings.flatMap(({ images }) =>
    images.flatMap((url) => sentPhotoKey(url) ?? uploadedPhotoKey(ctx.site.url, url) ?? []),
  );
  const messages = await ctx.db
    .select({ key: phoneCalls.recordingKey })
    .from(phoneCalls)
    .innerJoin(phoneLines, eq(phoneLines.id, phoneCalls.lineId))
    .where(
      or(
        eq(phoneLines.userId, userId),
        listingIds.length > 0 ? inArray(phoneLines.listingId, listingIds) : undefined,
      ),
    );
  return {
    keys: [
      ...new Set([
        ...(await findHomeFiles(ctx, podcastIds)),
        ...keysIn(JSON.stringify(brand)),
        ...photos,
        ...exports.map(({ id }) => exportKey(id)),
        ...messages.flatMap(({ key }) => key ?? []),
      ]),
    ],
    folders: podcastIds.map((id) => `episodes/${id}/`),
  };
}

/** Removes files that nobody else uses. If the storage fails to delete some now, the daily sweeps remove them. */
export async function deleteFiles(
  ctx: Pick<Context, 'db' | 'storage'>,
  { keys, folders }: OwnFiles,
): Promise<void> {
  for (const folder of folders)
    for await (const { key } of ctx.storage.list(folder)) await ctx.storage.remove(key);
  const shared = await findSharedFiles(ctx, keys);
  for (const key of keys) if (!shared.has(key)) await ctx.storage.remove(key);
}
