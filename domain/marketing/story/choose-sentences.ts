import { isSmallThing } from './lead-sentence.ts';
import type { StorySentence } from './read-story.ts';

export type Wanted = {
  /** The total characters available, including spaces in between. */
  room: number;
  max?: number;
  maxEach?: number;
  /** Features mentioned elsewhere in the text. */
  told?: readonly string[];
  /** Whether a sentence may depend on the one before it, as in a full description. */
  keepsOrder?: boolean;
  minWorth?: number;
  /** Whether the agent's first sentences count more, since they sum up the home. */
  opens?: boolean;
};

/** What buyers ask for first; the rest of a tour counts less. */
const worthOfNewPart: Record<string, number | undefined> = {
  area: 2.2,
  outside: 1.8,
  kitchen: 1.8,
  bedrooms: 1.6,
  policies: 1.5,
  building: 1.4,
};
const worthOfOtherPart = 1;
const costOfSmallThing = 1.5;
const costOfEcho = 1.1;
/** Agents start with what sums up the home. */
const worthOfOpening = [5, 3, 1.5];

/** The tour stop a sentence belongs to; a text that covers several says more. */
function partsOf({ scope, topics }: StorySentence): string[] {
  if (scope === 'area') return ['area'];
  if (scope === 'building') return ['building'];
  return [...topics];
}

/** The most valuable sentences that fit, in their own order. */
export function chooseSentences(sentences: readonly StorySentence[], wanted: Wanted): StorySentence[] {
  const { room, max = Number.POSITIVE_INFINITY, maxEach = room, told = [], minWorth = 0.3 } = wanted;
  const chosen = new Set<StorySentence>();
  const known = new Set(told);
  const visited = new Set<string>();
  let used = 0;
  for (;;) {
    const best = sentences
      .filter((one) => !chosen.has(one) && one.text.length <= Math.min(maxEach, room - used))
      .filter(({ featureIds }) => !(known.has('what:1') && featureIds.includes('what:1')))
      .filter((one) => !one.isDependent || (wanted.keepsOrder && follows(one, chosen)))
      .map((one) => ({ one, gain: gainOf(one, known, visited, wanted.opens ?? true) }))
      .filter(({ gain }) => gain >= minWorth)
      .sort((a, b) => density(b) - density(a))[0]?.one;
    if (!best || chosen.size >= max) break;
    chosen.add(best);
    used += best.text.length + 1;
    for (const id of best.featureIds) known.add(id);
    for (const part of partsOf(best)) visited.add(part);
  }
  return sentences.filter((one) => chosen.has(one));
}

function follows(one: StorySentence, chosen: ReadonlySet<StorySentence>): boolean {
  return [...chosen].some(({ at }) => at === one.at - 1);
}

function gainOf(
  one: StorySentence,
  known: ReadonlySet<string>,
  visited: ReadonlySet<string>,
  opens: boolean,
): number {
  const echoes = one.featureIds.filter((id) => known.has(id)).length;
  const parts = partsOf(one).filter((part) => !visited.has(part));
  const part = Math.max(0, ...parts.map((name) => worthOfNewPart[name] ?? worthOfOtherPart));
  const small = isSmallThing(one.text) && one.worth < 3 ? costOfSmallThing : 0;
  return one.worth + (opens ? (worthOfOpening[one.at] ?? 0) : 0) - echoes * costOfEcho + part - small;
}

/** A long sentence has to say more than a short one, but not proportionally. */
const density = ({ one, gain }: { one: StorySentence; gain: number }) => gain / Math.sqrt(one.text.length);
