import { fixArticles } from '../../english/article-for.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { hypeWords, plainWords } from './data/hype.ts';
import { shorthand } from './data/shorthand.ts';

const replaceAll = (text: string, pairs: readonly [RegExp, string][]) =>
  pairs.reduce((current, [pattern, plain]) => current.replace(pattern, plain), text);

/** "Lovingly kept 1938 bungalow": drop the participle with the praise. */
const carefulPraise =
  /(^|\b(?:an?|this|the) )(?:lovingly|beautifully|meticulously|impeccably|immaculately|tastefully|thoughtfully|well)[- ](?:kept|maintained|cared[- ]for|appointed|designed|crafted|curated|loved|presented) (?=[\w-]+)/gi;

/** A sentence without shorthand and sales words, with its articles and capital restored. */
export function plainWording(sentence: string): string {
  let text = replaceAll(` ${sentence} `, shorthand)
    .replace(/\b(\d[\d.]* ?kW )?solar( panels| system| array)? \((owned|leased)\)/gi, '$3 $1solar$2')
    .replace(/\s*\(((?:19|20)\d\d)\)/g, ' from $1')
    .replace(/\s*\((?=[^()]*[$#])[^()]*\)/g, '')
    .replace(/\s*\(([^()]{3,60})\.\)(?= \p{Ll})/gu, ', $1,')
    .replace(/\s*\(([^()]{3,60})\)/g, ', $1')
    .replace(/[()]/g, '')
    .trim();
  text = replaceAll(text, plainWords).replace(carefulPraise, '$1').replace(hypeWords, '');
  text = text
    .replace(/\b(?:and|with)\s+(?=(?:and|with)\b)/gi, '')
    .replace(/\b(a|an)\s+(?=(?:and|with|in|on|at|for)\b)/gi, '')
    .replace(/,\s*(?=[,.;])/g, '')
    // A period in mid-sentence is a typo: "provides access. to the staircase".
    .replace(/(?<=\p{L}{4})\. (?=\p{Ll})/gu, ' ')
    .replace(
      /^\s*(?:and|but|so|also|plus|additionally|furthermore|moreover|in addition|not to mention|best of all|yes)\b,?\s+/i,
      '',
    )
    .replace(/\s+([,.;:?])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
  text = fixArticles(text).replace(/[\s,;:.-]+$/, '');
  return text === '' ? '' : `${upperFirst(text)}${/[?"]$/.test(text) ? '' : '.'}`;
}
