import { sql } from 'drizzle-orm';
import { brands } from '#db/schema/brands.ts';
import type { Context } from '../context.ts';
import { fileUrl } from '../files/rules.ts';
import { brandFolder } from './save-brand-image.ts';

/** A newer file may belong to a brand being saved, and sent emails keep showing an old one for a while. */
const graceSeconds = 30 * 24 * 3600;

/** Deletes photos and logos that no brand uses. Can be repeated at any time. */
export async function sweepBrandFiles(
  ctx: Pick<Context, 'db' | 'storage' | 'now'>,
): Promise<{ removedFiles: number }> {
  let removedFiles = 0;
  for await (const { key, modifiedAt } of ctx.storage.list(`${brandFolder}/`)) {
    if (ctx.now().getTime() - modifiedAt.getTime() < graceSeconds * 1000) continue;
    const url = fileUrl(key);
    const shown = sql`${brands.photo}->>'url' = ${url} or ${brands.logo}->>'url' = ${url}`;
    if ((await ctx.db.$count(brands, shown)) > 0) continue;
    await ctx.storage.remove(key);
    removedFiles += 1;
  }
  return { removedFiles };
}
