import { inArray } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { slugCandidates } from './listing-slug.ts';

type Place = Parameters<typeof slugCandidates>[0];

/** The best free slug; undefined if the home has no address. */
export async function findFreeSlug(
  ctx: Pick<Context, 'db'>,
  place: Place,
  sourceUrl?: string | null,
): Promise<string | undefined> {
  const candidates = [...slugCandidates(place, sourceUrl)];
  if (candidates.length === 0) return undefined;
  const taken = await ctx.db
    .select({ slug: listings.slug })
    .from(listings)
    .where(inArray(listings.slug, candidates));
  const used = new Set(taken.map(({ slug }) => slug));
  return candidates.find((slug) => !used.has(slug));
}
