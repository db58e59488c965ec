import { fixArticles } from '../../../english/article-for.ts';
import { calmCapitals, isShoutedLine, toHeadline } from '../../../english/calm-capitals.ts';
import { proofread } from '../../../english/proofread.ts';
import { upperFirst } from '../../../english/upper-first.ts';
import { fixSigns, writeOut } from '../../../english/write-out.ts';

const maxHeadline = 16;

/**
 * An agent's sentence as an editor would print it: no shouting, no shorthand, no typos; the words stay. In a text that
 * `isLoud` throughout, capitals don't make a headline.
 */
export function fixSentence(source: string, names: readonly string[], isLoud = false): string {
  const isHeadline = !isLoud && isShoutedLine(source) && source.split(' ').length <= maxHeadline;
  const calm = isHeadline ? toHeadline(source) : calmCapitals(source, names);
  const text = proofread(fixArticles(fixSigns(writeOut(calm))))
    .replace(/'{2,}/g, "'")
    .replace(/\b(\p{L}+ \p{L}+) \1\b/giu, '$1')
    // A period in the middle of a sentence: "two baths. at the Mill", "$20. monthly".
    .replace(/(?<=\p{Ll}|\$\d+)\. (?=(?:at|in|with|and|of|for|from|by|monthly|per) )/gu, ' ')
    .replace(/(?<=\p{Ll}{3})\. (?=an? \p{Ll})/gu, ', ')
    // A missing period: "to the Mill Tower An open deck".
    .replace(/(?<=\p{L}\p{Ll}{3,}) (?=An? \p{Ll}{4,} )/gu, '. ')
    .replace(/^And, (?=\p{Ll})/u, '')
    .replace(/!{2,}/g, '!')
    .replace(/\?{2,}/g, '?')
    .replace(/(?<!\.)\.{2}(?!\.)/g, '.')
    .replace(/\s+([,.;:!?])/g, '$1')
    .trim();
  return upperFirst(isProse(text) && !/[.?!:;…)"”—-]$/.test(text) ? `${text}.` : text);
}

/** "Main Level" and "Renovated Duplex with Private Roof Deck" are headings, which have no period. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{3}/u.test(word));
  return words.length > 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;
}
