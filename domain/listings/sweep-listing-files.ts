import { lt, sql } from 'drizzle-orm';
import { listingDrafts, listings } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { hashInKey, photoFolder, sweepLock } from './photos/photo-files.ts';
import { sentPhotoFolder, sentPhotoHash } from './photos/sent-photo.ts';

/** A file this new may belong to a run that has not written its row yet. */
const sweepGraceMs = 6 * 3600_000;
const draftMs = 7 * 86_400_000;
/** Drafts and unpaid orders name sent photos too; both are gone by then. */
const sentPhotoMs = draftMs + 2 * 86_400_000;

/**
 * Deletes photo files that no listing uses, drafts that were not ordered, and the photos that came with them. May be
 * repeated at any time.
 */
export async function sweepListingFiles(
  ctx: Pick<Context, 'db' | 'storage' | 'now' | 'log'>,
): Promise<{ removedFiles: number }> {
  await ctx.db
    .delete(listingDrafts)
    .where(lt(listingDrafts.createdAt, new Date(ctx.now().getTime() - draftMs)));
  const removedFiles =
    (await sweepFolder(ctx, { folder: photoFolder, column: listings.localImages, graceMs: sweepGraceMs })) +
    (await sweepFolder(ctx, { folder: sentPhotoFolder, column: listings.images, graceMs: sentPhotoMs }));
  if (removedFiles > 0) ctx.log.info({ removedFiles }, 'photo files without a listing were removed');
  return { removedFiles };
}

type Folder = {
  folder: string;
  /** Where listings name the files. */
  column: typeof listings.localImages | typeof listings.images;
  /** Files younger than this stay, whether they are named or not. */
  graceMs: number;
};

async function sweepFolder(
  ctx: Pick<Context, 'db' | 'storage' | 'now'>,
  { folder, column, graceMs }: Folder,
): Promise<number> {
  const isYoung = (modifiedAt: Date) => ctx.now().getTime() - modifiedAt.getTime() < graceMs;
  const named = await namedHashes(ctx, column);
  let removedFiles = 0;
  for await (const file of ctx.storage.list(`${folder}/`)) {
    const hash = hashIn(file.key);
    if (isYoung(file.modifiedAt) || (hash && named.has(hash))) continue;
    // Storage is called inside the transaction on purpose: a run that stores the same photo waits for it.
    const isRemoved = await ctx.db.transaction(async (tx) => {
      await tx.execute(sql`select ${sweepLock}`);
      const current = await ctx.storage.stat(file.key);
      if (!current || isYoung(current.modifiedAt) || (hash && (await isNamed(tx, column, hash))))
        return false;
      await ctx.storage.remove(file.key);
      return true;
    });
    if (isRemoved) removedFiles += 1;
  }
  return removedFiles;
}

/** The hash in the name of a file of ours, or in the address of a sent photo. */
function hashIn(name: string): string | undefined {
  return hashInKey(name) ?? sentPhotoHash(name);
}

/** Of a hosted photo one file is enough: all its files have the same hash. */
const photoNames = {
  hosted: sql`jsonb_path_query(${listings.localImages}, '$[*].variants[0].url') #>> '{}'`,
  sent: sql`jsonb_path_query(${listings.images}, '$[*] ? (@ starts with "https://sent-photo.invalid/")') #>> '{}'`,
};

async function namedHashes(ctx: Pick<Context, 'db'>, column: Folder['column']): Promise<Set<string>> {
  const names = column === listings.images ? photoNames.sent : photoNames.hosted;
  const rows = await ctx.db.execute<{ url: string }>(sql`select distinct ${names} as url from ${listings}`);
  return new Set(rows.rows.flatMap(({ url }) => hashIn(url.replace(/^\/files\//, '')) ?? []));
}

async function isNamed(
  db: Pick<Context['db'], 'execute'>,
  column: Folder['column'],
  hash: string,
): Promise<boolean> {
  const found = await db.execute(
    sql`select 1 from ${listings} where ${column}::text like ${`%/${hash}%`} limit 1`,
  );
  return found.rows.length > 0;
}
