/** Words that a talk should have, and what it is planned with so that it does. */
export type Aim = { words: number; planned: number };

/** So little short of its aim, a talk is planned again with more in it; that often, and so much more. */
const [maxMissing, maxLonger, spare] = [45, 2, 8];

/**
 * Which length to plan with next, the best aim first: answers in few words may make a talk a little shorter than planned. Where
 * no aim can be reached, the first talk is kept, because what only fills up keeps listeners from the home.
 */
export function createLengthSearch<Talk>([first, ...others]: readonly [Aim, ...Aim[]]) {
  const aims = [first, ...others];
  let aim = first;
  let [longer, more] = [0, 0];
  let best: { talk: Talk; reached: number } | undefined;
  const reachedBy = (words: number) => {
    const at = aims.findIndex((one) => words >= one.words);
    return at < 0 ? aims.length : at;
  };
  return {
    planned: () => aim.planned + more,
    best: () => best?.talk,
    /** Whether another try may bring the talk nearer to an aim. */
    mayReachMore(talk: Talk, words: number): boolean {
      const reached = reachedBy(words);
      if (!best || reached < best.reached) best = { talk, reached };
      const missing = Math.ceil(aim.words - words);
      if (missing <= 0) return false;
      if (missing <= maxMissing && longer < maxLonger) {
        longer += 1;
        more += missing + spare;
        return true;
      }
      const next = aims[aims.indexOf(aim) + 1];
      if (!next || best.reached < aims.length || missing > maxMissing * 2) return false;
      aim = next;
      [longer, more] = [0, 0];
      return true;
    },
  };
}
