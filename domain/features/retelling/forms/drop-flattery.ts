import { articleFor } from '#domain/english/article-for.ts';
import { praiseWords } from '../../data/modifier-words.ts';
import { flatteringWords, tellingWords } from '../data/flattering-words.ts';

const flattery: ReadonlySet<string> = new Set([...praiseWords, ...flatteringWords]);
const telling: ReadonlySet<string> = new Set(tellingWords);
const isFlattery = (word: string) => flattery.has(bare(word)) && !telling.has(bare(word));
const bare = (word: string) => word.replace(/,$/, '').toLowerCase();

/** "Meticulously designed", "generously sized": neither word means anything alone. */
const flatteringPair =
  /\bmove-in[- ]ready,?(?: and)? |\b(?:\p{L}+ly|well)[- ](?:appointed|designed|crafted|curated|maintained|proportioned|scaled|finished|sized|positioned|situated|located|available|desirable|coveted|loved|priced|kept|cared-for|loved|planned)\b,?(?: and)? /giu;
const inspired = /\b(?:spa|hotel|designer|chef|resort)[- ](?:inspired|like|style|quality|grade|caliber)\s/gi;

/** Drops the praise before a noun: "bright and airy corner" becomes "corner". */
export function dropFlattery(phrase: string): string {
  const words = `${phrase} `.replace(flatteringPair, '').replace(inspired, '').trim().split(' ');
  return words
    .filter((word, at) => {
      if (!/^(?:and|yet|but)$/i.test(word)) return at === words.length - 1 || !isFlattery(word);
      const [before, after] = [words[at - 1], words[at + 1]];
      return before !== undefined && after !== undefined && !isFlattery(before) && !isFlattery(after);
    })
    .join(' ')
    .replace(/^(?:and|yet|but) /, '');
}

export const withA = (phrase: string) => (/^an? /i.test(phrase) ? phrase : `${articleFor(phrase)} ${phrase}`);
