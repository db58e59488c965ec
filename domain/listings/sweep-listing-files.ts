import { lt, sql } from 'drizzle-orm';
import { listingDrafts, listings } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { hashInKey, photoFolder, sweepLock } from './photos/photo-files.ts';

/** A file this new may belong to a run that has not written its row yet. */
const sweepGraceSeconds = 6 * 3600;
const draftDays = 7;

/** Deletes photo files that no listing uses and drafts that were not ordered. May be repeated at any time. */
export async function sweepListingFiles(
  ctx: Pick<Context, 'db' | 'storage' | 'now' | 'log'>,
): Promise<{ removedFiles: number }> {
  const now = ctx.now().getTime();
  await ctx.db
    .delete(listingDrafts)
    .where(lt(listingDrafts.createdAt, new Date(now - draftDays * 86_400_000)));
  const isYoung = (modifiedAt: Date) => now - modifiedAt.getTime() < sweepGraceSeconds * 1000;
  const named = await namedPhotos(ctx);
  let removedFiles = 0;
  for await (const file of ctx.storage.list(`${photoFolder}/`)) {
    const hash = hashInKey(file.key);
    if (isYoung(file.modifiedAt) || (hash && named.has(hash))) continue;
    // Storage is called inside the transaction on purpose: a run that stores the same photo waits for it.
    const isRemoved = await ctx.db.transaction(async (tx) => {
      await tx.execute(sql`select ${sweepLock}`);
      const current = await ctx.storage.stat(file.key);
      if (!current || isYoung(current.modifiedAt) || (hash && (await isNamed(tx, hash)))) return false;
      await ctx.storage.remove(file.key);
      return true;
    });
    if (isRemoved) removedFiles += 1;
  }
  if (removedFiles > 0) ctx.log.info({ removedFiles }, 'photo files without a listing were removed');
  return { removedFiles };
}

const photoNames = sql`jsonb_path_query(${listings.localImages}, '$[*].variants[0].url') #>> '{}'`;

async function namedPhotos(ctx: Pick<Context, 'db'>): Promise<Set<string>> {
  const rows = await ctx.db.execute<{ url: string }>(
    sql`select distinct ${photoNames} as url from ${listings}`,
  );
  return new Set(rows.rows.flatMap(({ url }) => hashInKey(url.replace(/^\/files\//, '')) ?? []));
}

async function isNamed(db: Pick<Context['db'], 'execute'>, hash: string): Promise<boolean> {
  const found = await db.execute(
    sql`select 1 from ${listings} where ${listings.localImages}::text like ${`%/${hash}-%`} limit 1`,
  );
  return found.rows.length > 0;
}
