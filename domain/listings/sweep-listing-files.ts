import { lt, type SQL, sql } from 'drizzle-orm';
import { listingDrafts, listings, photoUploads } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { hashInKey, photoFolder, sweepLock } from './photos/photo-files.ts';
import { sentPhotoFolder, sentPhotoHash } from './photos/sent-photo.ts';
import { uploadFolder, uploadIdOf } from './photos/uploaded-photo.ts';

/** A file this new may belong to a run that hasn't written its row yet. */
const sweepGraceMs = 6 * 3600_000;
const draftMs = 7 * 86_400_000;
/** Unpaid orders also name sent photos; they are deleted by then. */
const sentPhotoMs = draftMs + 2 * 86_400_000;

/**
 * Deletes photo files that no listing uses, drafts that were never ordered, and the photos that came with them. May be
 * repeated at any time.
 */
export async function sweepListingFiles(
  ctx: Pick<Context, 'db' | 'storage' | 'now' | 'log'>,
): Promise<{ removedFiles: number }> {
  await ctx.db
    .delete(listingDrafts)
    .where(lt(listingDrafts.updatedAt, new Date(ctx.now().getTime() - draftMs)));
  const removedFiles =
    (await sweepFolder(ctx, hostedPhotos)) +
    (await sweepFolder(ctx, sentPhotos)) +
    (await sweepFolder(ctx, uploadedPhotos));
  if (removedFiles > 0) ctx.log.info({ removedFiles }, 'photo files without a listing were removed');
  return { removedFiles };
}

type Folder = {
  folder: string;
  /** Newer files stay, whether they are named or not. */
  graceMs: number;
  /** The name that rows use for a file, from its key or its URL. */
  nameIn: (keyOrUrl: string) => string | undefined;
  /** Every name in use, as `name`: URLs are fine. */
  allNames: SQL;
  /** Rows that use this name. */
  usersOf: (name: string) => SQL;
};

/** One file per hosted photo is enough: all its files have the same hash. */
const hostedPhotos: Folder = {
  folder: photoFolder,
  graceMs: sweepGraceMs,
  nameIn: (text) => hashInKey(text.replace(/^\/files\//, '')),
  allNames: sql`
    select distinct jsonb_path_query(${listings.localImages}, '$[*].variants[0].url') #>> '{}' as name
    from ${listings}
    union select jsonb_path_query(${listings.localImages}, '$[*].origin.original.variants[0].url') #>> '{}'
    from ${listings}`,
  usersOf: (hash) => sql`select 1 from ${listings} where ${listings.localImages}::text like ${`%/${hash}%`}`,
};

/** A draft is kept while it's being edited, and so are its photos. */
const draftText = sql`(coalesce(${listingDrafts.facts}::text, '') || ${listingDrafts.corrections}::text)`;

const sentPhotos: Folder = {
  folder: sentPhotoFolder,
  graceMs: sentPhotoMs,
  nameIn: sentPhotoHash,
  allNames: sql`
    select jsonb_path_query(${listings.images}, '$[*] ? (@ starts with "https://sent-photo.invalid/")') #>> '{}' as name
    from ${listings}
    union select (regexp_matches(${draftText}, 'https://sent-photo[.]invalid/[0-9a-f]{32}[.]jpg', 'g'))[1]
    from ${listingDrafts}`,
  usersOf: (hash) => sql`
    select 1 from ${listings} where ${listings.images}::text like ${`%/${hash}%`}
    union select 1 from ${listingDrafts} where ${draftText} like ${`%/${hash}%`}`,
};

/** An upload is needed while its draft exists, and forever once its listing shows it or names it as an original. */
const uploadedPhotos: Folder = {
  folder: uploadFolder,
  graceMs: sweepGraceMs,
  nameIn: (text) => uploadIdOf(text.slice(text.lastIndexOf('/') + 1)),
  allNames: sql`
    select ${photoUploads.id}::text || '.jpg' as name from ${photoUploads}
    union select url from ${listings}, jsonb_array_elements_text(${listings.images}) as url
    where url like '%/listing-uploads/%'
    union select jsonb_path_query(${listings.corrections}, '$.photoOrigins.value[*].original ? (@ != null)') #>> '{}'
    from ${listings}`,
  usersOf: (id) => sql`
    select 1 from ${photoUploads} where ${photoUploads.id} = ${id}
    union select 1 from ${listings}
    where (${listings.images}::text || ${listings.corrections}::text) like ${`%/listing-uploads/${id}.jpg%`}`,
};

async function sweepFolder(
  ctx: Pick<Context, 'db' | 'storage' | 'now'>,
  { folder, graceMs, nameIn, allNames, usersOf }: Folder,
): Promise<number> {
  const isYoung = (modifiedAt: Date) => ctx.now().getTime() - modifiedAt.getTime() < graceMs;
  const { rows } = await ctx.db.execute<{ name: string }>(allNames);
  const inUse = new Set(rows.flatMap(({ name }) => nameIn(name) ?? []));
  let removedFiles = 0;
  for await (const file of ctx.storage.list(`${folder}/`)) {
    const name = nameIn(file.key);
    if (isYoung(file.modifiedAt) || (name && inUse.has(name))) continue;
    // Storage is called inside the transaction on purpose: a run that stores the same photo waits for it.
    const isRemoved = await ctx.db.transaction(async (tx) => {
      await tx.execute(sql`select ${sweepLock}`);
      const current = await ctx.storage.stat(file.key);
      if (!current || isYoung(current.modifiedAt)) return false;
      if (name && (await tx.execute(sql`${usersOf(name)} limit 1`)).rows.length > 0) return false;
      await ctx.storage.remove(file.key);
      return true;
    });
    if (isRemoved) removedFiles += 1;
  }
  return removedFiles;
}
