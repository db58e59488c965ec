import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type LinkSource, linkSources } from '#db/column-values.ts';
import { shortLinks } from '#db/schema/sharing.ts';
import type { Context } from '../../context.ts';

/** Without letters and digits that look alike on a sign. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const CODE_LENGTH = 7;

/** Creates a listing's short link for every source. May be repeated; existing links stay. */
export async function ensureShortLinks(
  ctx: Pick<Context, 'db'>,
  listingId: string,
): Promise<{ source: LinkSource; code: string }[]> {
  let rows = await linksOf(ctx, listingId);
  // If a code is taken, try another.
  for (let attempt = 0; attempt < 5 && rows.length < linkSources.length; attempt += 1) {
    const missing = linkSources.filter((source) => !rows.some((row) => row.source === source));
    await ctx.db
      .insert(shortLinks)
      .values(missing.map((source) => ({ listingId, source, code: newCode() })))
      .onConflictDoNothing();
    rows = await linksOf(ctx, listingId);
  }
  return linkSources.flatMap((source) => {
    const row = rows.find((link) => link.source === source);
    return row ? [{ source, code: row.code }] : [];
  });
}

async function linksOf(ctx: Pick<Context, 'db'>, listingId: string) {
  return ctx.db
    .select({ source: shortLinks.source, code: shortLinks.code })
    .from(shortLinks)
    .where(eq(shortLinks.listingId, listingId));
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');
}
