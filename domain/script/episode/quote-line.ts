import { isQuotable } from '#domain/features/is-quotable.ts';
import type { Home } from '../home.ts';
import type { Words } from '../scenes/fill-line.ts';
import type { PlannedLine } from './scene-picker.ts';

/** One sentence of the listing, word for word, that tells what no feature told. */
export function quoteLine(
  home: Home,
  toldIds: ReadonlySet<string>,
  find: (words: Record<string, Words>) => { lines: PlannedLine[] } | undefined,
): PlannedLine[] | undefined {
  const best = home.remarks
    .map((fact) => ({ fact, text: fact.source.excerpt.trim() }))
    .filter(({ fact, text }) => fact.source.kind === 'description' && isQuotable(text))
    .map(({ fact, text }) => {
      const told = home.features.filter((feature) => feature.factId === fact.id);
      const isFresh = told.every(({ id }) => !toldIds.has(id));
      const names = text.match(/(?<=\s)\p{Lu}\p{L}+/gu)?.length ?? 0;
      const numbers = text.match(/\d+/g)?.length ?? 0;
      const isStory = stories.test(text);
      return {
        fact,
        text,
        score: (isStory ? 4 : 0) + (isFresh ? 2 : 0) + Math.min(names, 3) + Math.min(numbers, 2),
      };
    })
    .filter(({ score }) => score >= 5)
    .sort((a, b) => b.score - a.score)[0];
  return best && find({ sentence: { text: best.text, factIds: [best.fact.id] } })?.lines;
}

/** What people retell: who built it, who lived there, what it was. */
const stories =
  /\b(?:designed by|built by|built for|once (?:home|owned)|former(?:ly)?|originally|history|historic|lived|named (?:after|for)|featured in|dates (?:back )?to|since (?:1[89]|20)\d\d|one of (?:only|the (?:first|few|last|oldest))|the only|hand-carved|handmade|salvaged|reclaimed|imported)\b/i;
