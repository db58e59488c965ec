import { type SQL, sql } from 'drizzle-orm';
import { brands } from '#db/schema/brands.ts';
import { signedFiles } from '#db/schema/credentials.ts';
import { listings } from '#db/schema/listings.ts';
import { marketingClips, marketingParts } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts } from '#db/schema/production.ts';
import type { Context } from '../context.ts';
import { escapeLike } from '../escape-like.ts';
import { fileKeyOf } from './rules.ts';

type Ctx = Pick<Context, 'db'>;

/** A list of ids must not be empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * The keys of every file that these homes name: audio, photos, pictures, clips and spoken turns. With all that we ever
 * signed for them: what was replaced may still be stored and linked.
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
    union all select concat('/files/', file_key) from ${signedFiles} where podcast_id in (${own})`);
  return keysIn(rows.map(({ text }) => text).join('\n'));
}

/** Keys as addresses of ours, and as values of their own. */
export function keysIn(text: string): string[] {
  const urls = [...text.matchAll(/\/files\/[a-z0-9][a-z0-9._/-]*/g)].flatMap(([url]) => fileKeyOf(url) ?? []);
  const bare = [
    ...text.matchAll(/(?<=")[a-z0-9][a-z0-9-]*\/[a-z0-9._/-]+\.(?:wav|mp3|vtt|srt|txt|html)(?=")/g),
  ];
  return [...new Set([...urls, ...bare.map(([key]) => key)])];
}

/**
 * Those of the files that a home besides these, or a brand, shows as well: photos, pictures and spoken turns are named by
 * their content, so two homes may share one.
 */
export async function findSharedFiles(
  ctx: Ctx,
  keys: readonly string[],
  podcastIds: readonly string[] = [],
): Promise<Set<string>> {
  const names = [...new Set(keys.map(nameOf))];
  if (names.length === 0) return new Set();
  const words = sql.join(
    names.map((name) => sql`${`%${escapeLike(name)}%`}`),
    sql`, `,
  );
  const named = (text: SQL) => sql`${text} like any(array[${words}])`;
  const own = sql.join(
    [NOBODY, ...podcastIds].map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const isOther = sql`(podcast_id is null or podcast_id <> all(array[${own}]))`;
  const artifact = sql`concat_ws(' ', files::text, (data->'clips')::text)`;
  const { rows } = await ctx.db.execute<{ text: string }>(sql`
    select local_images::text as text from ${listings} where ${isOther} and ${named(sql`local_images::text`)}
    union all select content::text from ${marketingParts} where ${isOther} and ${named(sql`content::text`)}
    union all select file::text from ${marketingClips} where ${isOther} and ${named(sql`file::text`)}
    union all select ${artifact} from ${productionArtifacts} where ${isOther} and ${named(artifact)}
    union all select concat_ws(' ', photo::text, logo::text) from ${brands}
      where ${named(sql`concat_ws(' ', photo::text, logo::text)`)}`);
  const text = rows.map((row) => row.text).join('\n');
  return new Set(keys.filter((key) => text.includes(nameOf(key))));
}

/** The files of one photo differ in size and format only. */
function nameOf(key: string): string {
  return key.replace(/(?:-\d+(?:x\d+)?)?\.\w+$/, '');
}
