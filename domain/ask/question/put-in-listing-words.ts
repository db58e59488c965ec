import { buyerPhraseTable } from '../data/buyer-phrases.ts';

const phrases = buyerPhraseTable
  .trim()
  .split('\n')
  .map((line) => {
    const [sign = '', words = ''] = line.split(' => ');
    return { sign: new RegExp(`(?<![\\p{L}\\d-])(?:${sign})(?![\\p{L}\\d-])`, 'giu'), words };
  });

/** A question in the words that listings use: "Does somebody man the door?" asks for a doorman. */
export function putInListingWords(question: string): string {
  return phrases
    .reduce((text, { sign, words }) => text.replace(sign, words), question)
    .replace(/\s+/g, ' ')
    .trim();
}
