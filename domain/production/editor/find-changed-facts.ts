import type { Context } from '../../context.ts';
import type { Fact } from '../schema.ts';
import { type CheckedFacts, sheetOf } from '../steps/check-facts.ts';
import { inputOf } from '../steps/input-of.ts';
import { readListing, takeSnapshot } from '../steps/read-listing.ts';
import type { Podcast, Products } from '../steps/step.ts';
import type { ScriptView } from './schema.ts';

/** What a delivered episode of ours no longer says as its listing does. */
export async function findChangedFacts(
  ctx: Context,
  podcast: Podcast,
  products: Products,
): Promise<ScriptView['changedFacts']> {
  const checked = products['check-facts']?.data as CheckedFacts | undefined;
  // A file that staff uploaded says what they recorded.
  const isOurs = podcast.status === 'completed' && (podcast.episode?.turns.length ?? 0) > 0;
  if (!checked || !isOurs) return [];
  const input = await inputOf({ ctx, podcast }, products, readListing);
  if (products['read-listing']?.inputHash === input) return [];
  const before = factsById(checked.sheet.facts);
  const after = factsById(sheetOf(await takeSnapshot(ctx, podcast)).facts);
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
