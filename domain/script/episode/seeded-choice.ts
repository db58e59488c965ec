/** A well-mixed number from 0 to 1 for a text (FNV-1a with a final avalanche); fast and deterministic. */
export function hashUnit(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}

/** Chooses among options by seed and key, so that a change elsewhere leaves this choice alone. */
export function seededChoice(seed: string): (key: string, options: number) => number {
  return (key, options) => Math.floor(hashUnit(`${seed}|${key}`) * options);
}
