import { isClosedToVisitors } from '#domain/features/read-showing.ts';
import { countSpokenWords } from '../estimate-seconds.ts';
import type { Home } from '../home.ts';
import type { Words } from '../scenes/fill-line.ts';

/** What could rule a buyer out, most serious first. */
const kinds = 'cash income age occupancy auction land unfinished tenant as-is assets'.split(' ');
/** Our shorter version where the listing's words take too long. */
const brief: Readonly<Record<string, string>> = {
  income: 'There are income limits for buyers.',
  assets: 'There are asset limits for buyers.',
  auction: "It's an auction.",
};
const maxWords = 10;

const kindOf = ({ aliases }: Home['conditions'][number]) => aliases[0] ?? '';

/** Whether the listing keeps visitors out. */
export const isClosed = (home: Home) =>
  home.says(['no showings', 'no more showings']) ||
  home.conditions.some(({ value }) => isClosedToVisitors(value));

/** What a caller has to know first, in one short sentence; undefined if nothing could rule anyone out. */
export function sayLimit(home: Home): Words | undefined {
  const showing = home.conditions.find(({ value }) => isClosedToVisitors(value));
  if (showing) return { text: showing.value, factIds: [showing.id] };
  const binding = home.conditions
    .filter((one) => kinds.includes(kindOf(one)) && !/\b(?:vacant|listing says)\b/i.test(one.value))
    .toSorted((a, b) => kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)));
  for (const one of binding) {
    if (countSpokenWords(one.value) <= maxWords) return { text: one.value, factIds: [one.id] };
    const text = brief[kindOf(one)];
    if (text) return { text, factIds: [one.id] };
  }
  return undefined;
}
