import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Fact } from '../../script/schema.ts';
import { findRun } from '../queries.ts';
import { loadProducts } from '../run/run-records.ts';
import type { Podcast, Products } from '../run/step.ts';
import { hashInput } from '../run/step-input.ts';
import { type CheckedFacts, dayOf, sheetOf } from '../steps/check-facts.ts';
import { type ListingSnapshot, readListing } from '../steps/read-listing.ts';
import type { EpisodeChanges } from './schema.ts';

/** Whether an episode of ours still says what its listing does, and what not. */
export async function findEpisodeChanges(ctx: Context, podcastId: string): Promise<EpisodeChanges> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  if (!podcast) throw new AppError('not_found', 'Podcast not found');
  const products = await loadProducts(ctx, podcastId);
  return {
    state: (await findRun(ctx, podcastId))?.state ?? null,
    isEdited: products['write-script']?.isPinned ?? false,
    changedFacts: await findChangedFacts(ctx, podcast, products),
  };
}

async function findChangedFacts(
  ctx: Context,
  podcast: Podcast,
  products: Products,
): Promise<EpisodeChanges['changedFacts']> {
  const checked = products['check-facts']?.data as CheckedFacts | undefined;
  // A file that staff uploaded says what they recorded.
  const isOurs = podcast.status === 'completed' && (podcast.episode?.turns.length ?? 0) > 0;
  if (!checked || !isOurs) return [];
  const now = (await readListing.input?.({ ctx, podcast })) as ListingSnapshot | undefined;
  if (!now || products['read-listing']?.inputHash === hashInput(products, readListing, now)) return [];
  const before = factsById(checked.sheet.facts);
  const after = factsById(sheetOf(now, dayOf(ctx.now())).facts);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ was: before.get(id), is: after.get(id) }))
    .filter(({ was, is }) => was?.value !== is?.value)
    .map(({ was, is }) => ({
      label: (is ?? was)?.label ?? '',
      before: was?.value ?? null,
      after: is?.value ?? null,
    }));
}

const factsById = (facts: Fact[]) => new Map(facts.map((fact) => [fact.id, fact]));
