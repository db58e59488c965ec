import { buyerPhraseTable } from '../data/buyer-phrases.ts';
import { conceptTable } from '../data/concepts.ts';
import { kindredTable } from '../data/kindred-words.ts';
import { aspectWords, idleWords, plainWords } from '../data/question-words.ts';
import { senseTable } from '../data/sense-words.ts';
import { isInThesaurus } from '../thesaurus.ts';

const minLength = 4;
const minLengthForTwo = 8;

const wordsOf = (patterns: string) =>
  new Set(
    patterns
      .replace(/\\b|\\d|\\w|\\p\{\w+\}|\(\?<?[=!:]/g, ' ')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= minLength),
  );
/** Words of the trade: every literal word of the patterns. */
const tradeWords = wordsOf(`${conceptTable} ${buyerPhraseTable} ${senseTable}`);
/** What askers call things is spelled right too: a Dane is nothing done. */
const askersWords = wordsOf(kindredTable);
const known = (word: string) =>
  tradeWords.has(word) ||
  askersWords.has(word) ||
  askersWords.has(`${word}s`) ||
  idleWords.has(word) ||
  aspectWords.has(word) ||
  plainWords.has(word);

/**
 * Puts words right that are one slip away from a word of the trade or of the listing (two slips for long words). A word
 * that is in order stays, whatever it resembles.
 */
export function fixTypos(question: string, listingWords: ReadonlySet<string>): string {
  return question.replace(/[a-z']{4,}/g, (word) => {
    if (known(word) || listingWords.has(word) || known(word.replace(/'?s$/, ''))) return word;
    if (isInThesaurus(word)) return word;
    const most = word.length >= minLengthForTwo ? 2 : 1;
    for (let slips = 1; slips <= most; slips += 1) {
      const candidates = [...tradeWords, ...aspectWords, ...listingWords].filter(
        (other) => other.length >= minLength && isWithin(word, other, slips),
      );
      const best = candidates.sort(
        (a, b) =>
          likelihood(a) - likelihood(b) ||
          Math.abs(a.length - word.length) - Math.abs(b.length - word.length),
      )[0];
      if (best) return best;
    }
    return word;
  });
}

/** "Montly" is meant to be the month of a fee and not "mostly": words that ask for something come first, idle ones last. */
const likelihood = (word: string) => (aspectWords.has(word) ? 0 : idleWords.has(word) ? 2 : 1);

/** Whether so many slips (a letter more, fewer, other, or two swapped) lead from one word to the other. */
function isWithin(word: string, other: string, slips: number): boolean {
  if (Math.abs(word.length - other.length) > slips || word[0] !== other[0]) return false;
  return distance(word, other) <= slips;
}

function distance(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      let cost = Math.min(
        (last[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      line.push(cost);
    }
    [before, last] = [last, line];
  }
  return last[b.length] ?? 0;
}
