import { buyerPhraseTable } from '../data/buyer-phrases.ts';
import { columnPhraseTable } from '../data/column-phrases.ts';
import { renterPhraseTable } from '../data/renter-phrases.ts';
import { senseTable } from '../data/sense-words.ts';
import { sumAsked } from './sum-asked.ts';

const readTable = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      // A line may put nothing in the place of what it finds.
      const [sign = '', words = ''] = line.split(/ => ?/);
      return { sign: new RegExp(`(?<![\\p{L}\\d-])(?:${sign})(?![\\p{L}\\d-])`, 'giu'), words };
    });
const ofBuyers = [...readTable(columnPhraseTable), ...readTable(senseTable), ...readTable(buyerPhraseTable)];
const ofRenters = [...readTable(renterPhraseTable), ...ofBuyers];

/** A question in the words that listings use: "Does somebody man the door?" asks for a doorman. */
export function putInListingWords(question: string, isForRent = false): string {
  const sum = isForRent ? undefined : sumAsked(question);
  if (sum) return sum;
  return (isForRent ? ofRenters : ofBuyers)
    .reduce((text, { sign, words }) => text.replace(sign, words), question)
    .replace(/\s+/g, ' ')
    .trim();
}
