import { sayMixed } from '../../english/say-fraction.ts';
import { type Unit, units } from '../data/units.ts';
import { after, describesNoun, NUMBER, type Reader, sentenceEnd, TO } from '../reader.ts';

const WRITTEN = units.map((unit) => unit.written).join('|');
const END = '(?![A-Za-z\\d])';
const exact = units.map((unit) => ({ ...unit, pattern: new RegExp(`^(?:${unit.written})$`) }));
const parts: Record<string, string> = {
  '5': 'half',
  '50': 'half',
  '25': 'a quarter of',
  '75': 'three quarters of',
};

const unitOf = (written: string): Unit | undefined => exact.find(({ pattern }) => pattern.test(written));

/** "a 2BR", "this spacious 3BD": after an article, it's a home with that many rooms. */
const behindArticle =
  /\b(?:an?|this|each|own)\s+(?:(?!home|unit|condo|residence|with|has)[a-z][a-z-]+(?<!ing),?\s+){0,2}$/i;
const isRooms = (written: string) => /^(?:B[RD]|b[rd])\b/.test(written);

/** Chicago writes half baths after a point: 2.1 is two full and one half. */
function sayBaths(written: string, { many }: Unit): string | null {
  const [whole = '', halves = ''] = written.split('.');
  if (many !== 'baths' && many !== 'bathrooms') return null;
  if (halves === '1') return sayMixed(`${whole}.5`);
  return /^[2-4]$/.test(halves) ? `${sayMixed(whole)} full and ${sayMixed(halves)} half` : null;
}

function sayQuantity(written: string, unit: Unit, isDescribing: boolean): string {
  const [whole = '', fraction = ''] = written.split('.');
  const part = parts[fraction];
  if (Number(whole) === 0 && part) {
    if (unit.some && !isDescribing) return `${part} ${unit.some}`;
    return `${part.replace(/ of$/, '')} ${unit.one}`;
  }
  const baths = sayBaths(written, unit);
  if (baths) return `${baths} ${isDescribing ? unit.one : unit.many}`;
  const isOne = isDescribing || Number(written.replaceAll(',', '')) === 1;
  return `${sayMixed(written).replace('three quarters', 'three quarter')} ${isOne ? unit.one : unit.many}`;
}

export const unit: Reader[] = [
  {
    starts: 'digit',
    pattern: new RegExp(`${NUMBER}${TO}${NUMBER}(\\+)?[\\s-]?(${WRITTEN})${END}`, 'y'),
    say: (match, place) => {
      const [, low = '', high = '', plus, written = ''] = match;
      const found = unitOf(written);
      if (!found) return null;
      const following = after(place, match);
      const said = sayQuantity(high, found, describesNoun(following));
      return `${sayMixed(low)} to ${plus ? said.replace(/ (?=\S+$)/, ' plus ') : said}${sentenceEnd(match[0], following)}`;
    },
  },
  {
    starts: 'digit',
    pattern: new RegExp(`${NUMBER}(\\+)?[\\s-]?(${WRITTEN})${END}`, 'y'),
    say: (match, place) => {
      const [, amount = '', plus, written = ''] = match;
      const found = unitOf(written);
      if (!found) return null;
      const following = after(place, match);
      const isDescribing =
        describesNoun(following) ||
        /\d-[A-Za-z]/.test(match[0]) ||
        (isRooms(written) && behindArticle.test(place.before));
      const end = sentenceEnd(match[0], following);
      if (plus) return `${sayMixed(amount)} plus ${isDescribing ? found.one : found.many}${end}`;
      return sayQuantity(amount, found, isDescribing) + end;
    },
  },
  {
    starts: 'digit',
    pattern:
      /(\d{1,2})\s?\/\s?(\d{1,2}(?:\.\d{1,2})?)\s?(?:bed\s?\/\s?bath|BR\s?\/\s?BA|bd\s?\/\s?ba)(?![A-Za-z])/y,
    say: ([, beds = '', baths = '']) =>
      `${sayMixed(beds)} ${beds === '1' ? 'bedroom' : 'bedrooms'} and ${sayMixed(baths)} ${baths === '1' ? 'bath' : 'baths'}`,
  },
  {
    starts: 'letter',
    pattern: /(per\s|a\s)?([Ss]q\.?\s?(?:ft|feet)\.?|sqft\.?|SqFt|SQFT|SF|ft2)(?![A-Za-z\d])/y,
    say: ([, per]) => `${per ?? ''}${per ? 'square foot' : 'square feet'}`,
  },
];
