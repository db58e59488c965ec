import type { EpisodeChanges } from './schema.ts';

/** Facts that buyers act on are worth a recording, even if the episode didn't mention them before. */
const marketFacts = new Set(['price', 'priceCut', 'status', 'openHouse']);

/** Whether a changed fact requires re-recording the lines that mention it. */
export function isWorthRecording({ id, turns }: EpisodeChanges['changedFacts'][number]): boolean {
  return turns > 0 || marketFacts.has(id);
}
