/** Draws from pools of phrases: the same seed and key give the same phrase, and none is given twice. */
export type PhrasePicker = {
  pick: <Item>(pool: readonly Item[], poolName: string, key: string) => Item | undefined;
  /** A number from 0 up to, but not including, 1. */
  chance: (key: string) => number;
};

/** A well-mixed number from 0 to 1 for a text (FNV-1a with a final avalanche); quick, and the same everywhere. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}

export function createPhrasePicker(seed: string): PhrasePicker {
  const used = new Set<unknown>();
  return {
    chance: (key) => hash(`${seed}|${key}`),
    pick(pool, poolName, key) {
      const free = pool.filter((item) => !used.has(item));
      // Keyed by the fact that is spoken of, so that a change elsewhere leaves this choice alone.
      const ranked = free.map((item) => ({
        item,
        rank: hash(`${seed}|${poolName}|${key}|${pool.indexOf(item)}`),
      }));
      const best = ranked.sort((a, b) => a.rank - b.rank)[0]?.item;
      if (best !== undefined) used.add(best);
      return best;
    },
  };
}
