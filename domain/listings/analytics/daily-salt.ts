import { randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { analyticsSalts, downloadMarks } from '#db/schema/analytics.ts';
import type { Context } from '../../context.ts';

type Ctx = Pick<Context, 'db' | 'now'>;

export function dayOf(ctx: Pick<Context, 'now'>): string {
  return ctx.now().toISOString().slice(0, 10);
}

export type Salts = { today: string; yesterday: string | undefined };

/**
 * The salts of today's and yesterday's hashes, the same in every process. May be repeated. Older salts are deleted
 * together with the marks made with them.
 */
export async function recentDailySalts(ctx: Ctx): Promise<Salts> {
  const yesterday = new Date(ctx.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  return { today: await todaysSalt(ctx), yesterday: await findSalt(ctx, yesterday) };
}

async function findSalt(ctx: Ctx, day: string): Promise<string | undefined> {
  const [known] = await ctx.db.select().from(analyticsSalts).where(eq(analyticsSalts.day, day));
  return known?.salt;
}

async function todaysSalt(ctx: Ctx): Promise<string> {
  const day = dayOf(ctx);
  const known = await findSalt(ctx, day);
  if (known) return known;
  const aged = new Date(ctx.now().getTime() - 2 * 86_400_000);
  await ctx.db.delete(analyticsSalts).where(lt(analyticsSalts.day, aged.toISOString().slice(0, 10)));
  await ctx.db.delete(downloadMarks).where(lt(downloadMarks.countedAt, aged));
  await ctx.db
    .insert(analyticsSalts)
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const salt = await findSalt(ctx, day);
  if (!salt) throw new Error("Today's salt was not saved.");
  return salt;
}
