import { hypeWords, plainWords } from './data/hype.ts';
import { shorthand } from './data/shorthand.ts';

const replaceAll = (text: string, pairs: readonly [RegExp, string][]) =>
  pairs.reduce((current, [pattern, plain]) => current.replace(pattern, plain), text);

/** "Lovingly kept 1938 bungalow": the participle goes with the praise. */
const carefulPraise =
  /(^|\b(?:an?|this|the) )(?:lovingly|beautifully|meticulously|impeccably|immaculately|tastefully|thoughtfully|well)[- ](?:kept|maintained|cared[- ]for|appointed|designed|crafted|curated|loved|presented) (?=[\w-]+)/gi;

/** A sentence without shorthand and sales words, its articles and its first letter set right again. */
export function plainWording(sentence: string): string {
  let text = replaceAll(` ${sentence} `, shorthand)
    .replace(/\b(\d[\d.]* ?kW )?solar( panels| system| array)? \((owned|leased)\)/gi, '$3 $1solar$2')
    .replace(/\s*\(((?:19|20)\d\d)\)/g, ' from $1')
    .replace(/\s*\((?=[^()]*[$#])[^()]*\)/g, '')
    .replace(/\s*\(([^()]{3,60})\)/g, ', $1')
    .replace(/[()]/g, '')
    .trim();
  text = replaceAll(text, plainWords).replace(carefulPraise, '$1').replace(hypeWords, '');
  text = text
    .replace(/\b(?:and|with)\s+(?=(?:and|with)\b)/gi, '')
    .replace(/\b(a|an)\s+(?=(?:and|with|in|on|at|for)\b)/gi, '')
    .replace(/,\s*(?=[,.;])/g, '')
    .replace(
      /^\s*(?:and|but|so|also|plus|additionally|furthermore|moreover|in addition|not to mention|best of all|yes)\b,?\s+/i,
      '',
    )
    .replace(/\s+([,.;:?])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
  text = fixArticles(text).replace(/[\s,;:.-]+$/, '');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[?"]$/.test(text) ? '' : '.'}`;
}

/** "a updated kitchen" after a word went. */
export function fixArticles(text: string): string {
  return text
    .replace(/\b(a) (?=(?:[aeio]|u(?!ni|se|til|s[ae]|ti|ro)|hour|heir|honest|8|11|18)\w*)/gi, (article) =>
      article.startsWith('A') ? 'An ' : 'an ',
    )
    .replace(/\b(an) (?=(?!hour|heir|honest)(?:[b-df-hj-np-tv-z]|uni|use|uti|one\b))/gi, (article) =>
      article.startsWith('A') ? 'A ' : 'a ',
    );
}
