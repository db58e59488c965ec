export type Random = {
  next: () => number;
  between: (low: number, high: number) => number;
  pick: <T>(items: readonly [T, ...T[]]) => T;
};

/** The same seed draws the same picture on every machine. */
export function createRandom(seed: number | string): Random {
  let state = (typeof seed === 'number' ? seed : hash(seed)) >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x9e3779b1), 0x1234567);
}
