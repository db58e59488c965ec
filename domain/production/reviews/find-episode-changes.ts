import { eq } from 'drizzle-orm';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findListingDay } from '../../listings/listing-day.ts';
import type { Fact } from '../../script/schema.ts';
import { findRun } from '../queries.ts';
import { type Artifacts, findArtifact, loadArtifacts } from '../run/artifacts.ts';
import type { Podcast } from '../run/step.ts';
import { hashInput } from '../run/step-input.ts';
import { sheetOf } from '../steps/check-facts.ts';
import { findSnapshot, readListing } from '../steps/read-listing.ts';
import type { EpisodeChanges } from './schema.ts';

/** Whether a delivered episode still matches its listing, and which facts have changed. */
export async function findEpisodeChanges(ctx: Context, podcastId: string): Promise<EpisodeChanges> {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  if (!podcast) throw new AppError('not_found', 'Podcast not found');
  const artifacts = await loadArtifacts(ctx, podcastId);
  return {
    state: (await findRun(ctx, podcastId))?.state ?? null,
    isEdited: artifacts['write-script']?.isPinned ?? false,
    changedFacts: await findChangedFacts(ctx, podcast, artifacts),
  };
}

async function findChangedFacts(
  ctx: Context,
  podcast: Podcast,
  artifacts: Artifacts,
): Promise<EpisodeChanges['changedFacts']> {
  const checked = findArtifact({ artifacts }, 'check-facts');
  // An uploaded file says whatever staff recorded.
  const isOurs = podcast.status === 'completed' && (podcast.episode?.turns.length ?? 0) > 0;
  if (!checked || !isOurs) return [];
  const now = await findSnapshot(ctx, podcast);
  if (!now || artifacts['read-listing']?.inputHash === hashInput(artifacts, readListing, now)) return [];
  const { script } = findArtifact({ artifacts }, 'check-script') ?? { script: { turns: [] } };
  const before = factsById(checked.sheet.facts);
  const after = factsById(sheetOf(now, await findListingDay(ctx, podcast.id)).facts);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ was: before.get(id), is: after.get(id) }))
    .filter(({ was, is }) => was?.value !== is?.value)
    .map(({ was, is }) => ({
      id: (is ?? was)?.id ?? '',
      turns: script.turns.filter(({ factIds }) => factIds.includes(was?.id ?? '')).length,
      label: (is ?? was)?.label ?? '',
      before: was?.value ?? null,
      after: is?.value ?? null,
    }));
}

const factsById = (facts: Fact[]) => new Map(facts.map((fact) => [fact.id, fact]));
