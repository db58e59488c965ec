/** The word count a talk should have, and the count to plan with to get there. */
export type Aim = { words: number; planned: number };

/** How far below its aim a talk may be before we plan again with more; how often, and how much more. */
const [maxMissing, maxLonger, spare] = [45, 2, 14];

/**
 * Which length to plan with next, the best aim first: short answers may make a talk shorter than planned. If no aim can
 * be reached, we keep the first talk, because filler only delays the home.
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
    /** Whether another try may get the talk closer to an aim. */
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
