import { sql } from 'drizzle-orm';
import { marketingClips, marketingParts } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { fileUrl } from '../files/rules.ts';
import { imageFolder } from './image-folder.ts';

/** A newer file may belong to a run that hasn't written its row yet. */
const graceSeconds = 24 * 3600;

/** Deletes images and clips that no stored version refers to. Can be repeated at any time. */
export async function sweepMarketingFiles(
  ctx: Pick<Context, 'db' | 'storage' | 'now' | 'log'>,
): Promise<{ removedFiles: number }> {
  let removedFiles = 0;
  for await (const { key, modifiedAt } of ctx.storage.list(`${imageFolder}/`)) {
    if (ctx.now().getTime() - modifiedAt.getTime() < graceSeconds * 1000) continue;
    const named = await ctx.db.execute(
      sql`select 1 from ${marketingParts} where ${marketingParts.content}::text like ${`%${fileUrl(key)}%`}
          union all select 1 from ${marketingClips} where ${marketingClips.file}->>'url' = ${fileUrl(key)}
          union all select 1 from ${podcasts} where ${podcasts.socialMediaImages}::text like ${`%${fileUrl(key)}%`} limit 1`,
    );
    if (named.rows.length > 0) continue;
    await ctx.storage.remove(key);
    removedFiles += 1;
  }
  if (removedFiles > 0) ctx.log.info({ removedFiles }, 'pictures and clips without a kit were removed');
  return { removedFiles };
}
