import type { EpisodeChanges } from './schema.ts';

/** What buyers act on is worth a recording, even where the episode said nothing of it before. */
const marketFacts = new Set(['price', 'priceCut', 'status', 'openHouse']);

/** Whether a changed fact calls for a new recording of the lines that say it. */
export function isWorthRecording({ id, turns }: EpisodeChanges['changedFacts'][number]): boolean {
  return turns > 0 || marketFacts.has(id);
}
