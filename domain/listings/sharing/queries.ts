import { eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { shortLinks } from '#db/schema/sharing.ts';
import type { Context } from '../../context.ts';

/** The target of a short link. */
export async function findShortLink(
  ctx: Pick<Context, 'db'>,
  code: string,
): Promise<{ slug: string; source: string } | undefined> {
  const [row] = await ctx.db
    .select({ slug: listings.slug, source: shortLinks.source })
    .from(shortLinks)
    .innerJoin(listings, eq(listings.id, shortLinks.listingId))
    .where(eq(shortLinks.code, code));
  return row;
}
