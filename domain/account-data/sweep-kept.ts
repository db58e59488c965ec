import { lte } from 'drizzle-orm';
import { accountExports, keptRecords } from '#db/schema/records.ts';
import type { Context } from '../context.ts';
import { exportKey } from './export-key.ts';

/** Deletes expired exports and what the law no longer requires us to keep. May be repeated at any time. */
export async function sweepKept(ctx: Pick<Context, 'db' | 'storage' | 'now'>): Promise<void> {
  await ctx.db.delete(keptRecords).where(lte(keptRecords.keptUntil, ctx.now()));
  const expired = await ctx.db
    .delete(accountExports)
    .where(lte(accountExports.expiresAt, ctx.now()))
    .returning({ id: accountExports.id });
  for (const { id } of expired) await ctx.storage.remove(exportKey(id));
}
