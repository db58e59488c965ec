import { and, like, lt, sql } from 'drizzle-orm';
import { mails } from '#db/schema/operations.ts';
import type { Context } from '../context.ts';

/** Longer than any link in an email works. */
const KEPT_MS = 86_400_000;
const secretLink = `https?://[^\\s"<>]+/auth/verify\\?[^\\s"<>]*`;

/** Removes sign-in links from emails older than a day; the rest of the email stays. May be repeated. */
export async function forgetMailLinks(ctx: Pick<Context, 'db' | 'now' | 'site'>): Promise<void> {
  const instead = `${ctx.site.url}/auth`;
  const without = (body: typeof mails.text | typeof mails.html) =>
    sql`regexp_replace(${body}, ${secretLink}, ${instead}, 'g')`;
  await ctx.db
    .update(mails)
    .set({ text: without(mails.text), html: without(mails.html) })
    .where(
      and(lt(mails.createdAt, new Date(ctx.now().getTime() - KEPT_MS)), like(mails.text, '%/auth/verify?%')),
    );
}
