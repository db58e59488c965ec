import { isQuotable } from '#domain/features/is-quotable.ts';
import { quoteSentence } from '#domain/features/quote-sentence.ts';
import type { Home } from '../home.ts';

export type Quote = { text: string; factId: string; score: number };

const minScore = 5;
/** Brochure capitals, and praise that a quote would only repeat. */
const dull =
  /\b(?:Suite|Bath|Bedroom|Kitchen|Unit|HOA|PH|SqFt|Like|Living|Room|true|retreat|finest|splendor|heirlooms?|indulgence)\b/;

/** The address has already been said. */
const address = /\b(?:is|are|stands|sits) (?:\w+ly )?(?:located |situated )?(?:at|on) \d/i;

/** Listing sentences, word for word, that tell what no feature did; best first. */
export function quotableLines(
  home: Home,
  toldIds: ReadonlySet<string>,
  saidFactIds: ReadonlySet<string>,
): Quote[] {
  return home.remarks
    .map((fact) => ({ fact, text: fact.source.excerpt.trim() }))
    .filter(
      ({ fact, text }) =>
        fact.source.kind === 'description' &&
        !saidFactIds.has(fact.id) &&
        isQuotable(text) &&
        quoteSentence(text) === text &&
        !dull.test(text) &&
        !address.test(text),
    )
    .map(({ fact, text }) => {
      const told = home.features.filter((feature) => feature.factId === fact.id);
      const isFresh = told.every(({ id }) => !toldIds.has(id));
      const names = text.match(/(?<=\s)\p{Lu}\p{L}+/gu)?.length ?? 0;
      const numbers = text.match(/\d+/g)?.length ?? 0;
      const isStory = stories.test(text);
      return {
        text,
        factId: fact.id,
        score: (isStory ? 4 : 0) + (isFresh ? 2 : 0) + Math.min(names, 3) + Math.min(numbers, 2),
      };
    })
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score);
}

/** What people retell: who built it, who lived there, what it used to be. */
const stories =
  /\b(?:designed by|built by|built for|once (?:home|owned)|former(?:ly)?|originally|history|historic|lived|named (?:after|for)|featured in|dates (?:back )?to|since (?:1[89]|20)\d\d|one of (?:only|the (?:first|few|last|oldest))|the only|hand-carved|handmade|salvaged|reclaimed|imported)\b/i;
