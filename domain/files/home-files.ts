import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { brands } from '#db/schema/brands.ts';
import { signedFiles } from '#db/schema/credentials.ts';
import { artifactFileKeys, brandFileKeys, fileKeys } from '#db/schema/file-keys.ts';
import { listings } from '#db/schema/listings.ts';
import { marketingClips, marketingParts } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts } from '#db/schema/production.ts';
import { episodeUpdates } from '#db/schema/updates.ts';
import type { Context } from '../context.ts';
import { fileKeyOf } from './rules.ts';

type Ctx = Pick<Context, 'db'>;

/** A list of ids must not be empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * The keys of every file that these homes name: audio, photos, pictures, clips and spoken turns. Includes everything we
 * ever signed for them: a replaced file may still be stored and linked.
 */
export async function findHomeFiles(ctx: Ctx, podcastIds: readonly string[]): Promise<string[]> {
  if (podcastIds.length === 0) return [];
  const own = sql.join(
    podcastIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await ctx.db.execute<{ text: string }>(sql`
    select content::text as text from ${marketingParts} where podcast_id in (${own})
    union all select coalesce(file::text, '') from ${marketingClips} where podcast_id in (${own})
    union all select local_images::text from ${listings} where podcast_id in (${own})
    union all select concat_ws(' ', gcs_file_url, podcast_file_url, episode::text, social_media_images::text)
      from ${podcasts} where id in (${own})
    union all select concat_ws(' ', files::text, (data->'clips')::text) from ${productionArtifacts}
      where podcast_id in (${own})
    union all select concat_ws(' ', audio_url, episode::text) from ${episodeUpdates} where podcast_id in (${own})
    union all select concat('/files/', file_key) from ${signedFiles} where podcast_id in (${own})`);
  return keysIn(rows.map(({ text }) => text).join('\n'));
}

/** Keys as our own URLs, and as values by themselves. */
export function keysIn(text: string): string[] {
  const urls = [...text.matchAll(/\/files\/[a-z0-9][a-z0-9._/-]*/g)].flatMap(([url]) => fileKeyOf(url) ?? []);
  const bare = [
    ...text.matchAll(/(?<=")[a-z0-9][a-z0-9-]*\/[a-z0-9._/-]+\.(?:wav|mp3|vtt|srt|txt|html)(?=")/g),
  ];
  return [...new Set([...urls, ...bare.map(([key]) => key)])];
}

/**
 * Those of the files that another home, or a brand, shows as well: photos, pictures and spoken turns are named by their
 * content, so two homes may share one.
 */
export async function findSharedFiles(
  ctx: Ctx,
  keys: readonly string[],
  podcastIds: readonly string[] = [],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await ctx.db.execute<{ key: string }>(sharedFilesQuery(keys, podcastIds));
  const named = new Set(rows.map(({ key }) => key));
  return new Set(keys.filter((key) => named.has(key)));
}

/** Every file named by a row that also names one of these. Indexes find the rows, however many homes there are. */
export function sharedFilesQuery(keys: readonly string[], podcastIds: readonly string[]): SQL {
  const list = (values: readonly string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  const wanted = sql`array[${list(keys)}]::text[]`;
  const own = sql`array[${list([NOBODY, ...podcastIds])}]::uuid[]`;
  const isOther = sql`(podcast_id is null or podcast_id <> all(${own}))`;
  const named = (table: PgTable, found: SQL, condition: SQL) =>
    sql`select unnest(${found}) as key from ${table} where ${found} && ${wanted} and ${condition}`;
  return sql.join(
    [
      named(listings, fileKeys(listings.localImages), isOther),
      named(marketingParts, fileKeys(marketingParts.content), isOther),
      named(marketingClips, fileKeys(marketingClips.file), isOther),
      named(productionArtifacts, artifactFileKeys(productionArtifacts), isOther),
      named(brands, brandFileKeys(brands), sql`true`),
    ],
    sql` union all `,
  );
}
