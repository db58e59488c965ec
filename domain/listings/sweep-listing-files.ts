import { lt, sql } from 'drizzle-orm';
import { listingDrafts, listings, photoUploads } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { hashInKey, photoFolder, sweepLock } from './photos/photo-files.ts';
import { uploadFolder, uploadIdOf } from './photos/uploaded-photo.ts';

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
    .where(lt(listingDrafts.updatedAt, new Date(now - draftDays * 86_400_000)));
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
  removedFiles += await sweepUploads(ctx, isYoung);
  if (removedFiles > 0) ctx.log.info({ removedFiles }, 'photo files without a listing were removed');
  return { removedFiles };
}

/** An upload is needed as long as its draft is there, and forever once its listing shows it. */
async function sweepUploads(
  ctx: Pick<Context, 'db' | 'storage'>,
  isYoung: (modifiedAt: Date) => boolean,
): Promise<number> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select ${photoUploads.id}::text as id from ${photoUploads}
    union select substring(url from '/listing-uploads/([0-9a-f-]{36})[.]jpg$')
      from ${listings}, jsonb_array_elements_text(${listings.images}) as url
      where ${listings.images}::text like '%/listing-uploads/%'`);
  const inUse = new Set(rows.map(({ id }) => id));
  let removed = 0;
  for await (const file of ctx.storage.list(`${uploadFolder}/`)) {
    const id = uploadIdOf(file.key.slice(uploadFolder.length + 1));
    if (isYoung(file.modifiedAt) || (id && inUse.has(id))) continue;
    await ctx.storage.remove(file.key);
    removed += 1;
  }
  return removed;
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
