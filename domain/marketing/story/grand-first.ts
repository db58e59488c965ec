/** What decides a point's rank. */
type Ranked = { id: string; said: string; topic: string; notability: number };

/** From this price on, people expect a grill and parking, and visit for something else. */
const costlyFrom = 2_000_000;

export const isCostly = (price: string | null | undefined) =>
  Number(/\$?(\d[\d,]*)/.exec(price ?? '')?.[1]?.replaceAll(',', '') ?? 0) >= costlyFrom;

const expected =
  /^(?:outdoor-kitchen|fire-pit|patio|pergola|garage|garage-parking|parking-space|ev-charger|in-unit-laundry|guest-suite|mudroom|steam-shower)$/;

/** What a costly home has anyway: mention it, but never first. */
export const isExpected = ({ id }: Pick<Ranked, 'id'>) => expected.test(id);

/** Enough to lead a line. */
const minLead = 3.5;
const below = 0.1;
const sizeOf = (said: string) => Number(/(\d[\d,]*)[- ]square/.exec(said)?.[1]?.replaceAll(',', '') ?? 0);

/** A costly home's standard features come after its leads; smaller outdoor features come after larger ones. */
export function grandFirst<Point extends Ranked>(
  points: readonly Point[],
  costly: boolean,
  least: number,
): Point[] {
  const leading = points.filter((point) => !isExpected(point) && point.notability >= minLead);
  const lowest = Math.min(...leading.map(({ notability }) => notability));
  const whole = points.find(({ id }) => id === 'outdoor-area');
  return points
    .map((point) => {
      const most =
        costly && leading.length > 0 && isExpected(point) ? Math.max(least, lowest - below) : Infinity;
      const isPart =
        whole && point !== whole && sizeOf(point.said) > 0 && sizeOf(point.said) < sizeOf(whole.said);
      const part = isPart && point.topic === 'outside' ? whole.notability - below : Infinity;
      return { ...point, notability: Math.min(point.notability, most, part) };
    })
    .toSorted((a, b) => b.notability - a.notability || sizeOf(b.said) - sizeOf(a.said));
}

/** The thing in fewer words, for a line without room for more: "rooftop skyline views". */
export const inFewWords = (said: string) =>
  said
    .replace(/^(?:panoramic|unobstructed|sweeping|breathtaking),? (.*\bviews) from the roof$/i, 'rooftop $1')
    .replace(/^an? (?:climate|temperature)-controlled wine /i, 'a wine ');
