import { sayMixed } from '../../english/say-fraction.ts';
import { after, describesNoun, NUMBER, type Reader } from '../reader.ts';

const FEET = String.raw`(\d{1,5}(?:\.\d{1,2})?)\s?(?:'|ft\.?|feet)(?:\s?-?\s?(\d{1,2})\s?(?:"|in\.?|inches)?(?![\d/A-Za-z]))?`;
const BY = String.raw`\s?(?:x|X|by)\s?`;

function sayFeet(feet: string, inches: string | undefined, isDescribing = false): string {
  const unit = isDescribing || feet === '1' ? 'foot' : 'feet';
  const rest =
    inches && Number(inches) > 0
      ? ` ${sayMixed(inches)} ${inches === '1' || isDescribing ? 'inch' : 'inches'}`
      : '';
  return `${sayMixed(feet)} ${unit}${rest}`;
}

export const dimension: Reader[] = [
  {
    starts: 'digit',
    pattern: new RegExp(`${FEET}${BY}${FEET}(?:${BY}${FEET})?`, 'y'),
    say: (match, place) => {
      const [, ...parts] = match;
      const isDescribing =
        describesNoun(after(place, match)) && /\b(?:an?|the|its)\s+(?:[a-z-]+\s+){0,3}$/i.test(place.before);
      const sides = [0, 2, 4].flatMap((at) =>
        parts[at] ? [sayFeet(parts[at], parts[at + 1], isDescribing)] : [],
      );
      return sides.join(' by ');
    },
  },
  {
    starts: 'digit',
    pattern: new RegExp(
      `${NUMBER}['"]?${BY}${NUMBER}(?:['"]?${BY}${NUMBER})?(?:['"](?![A-Za-z]))?(?![\\d])`,
      'y',
    ),
    say: ([, ...sides]) =>
      sides
        .filter((side) => side !== undefined)
        .map(sayMixed)
        .join(' by '),
  },
  {
    starts: 'digit',
    pattern: /(\d{1,5}(?:\.\d{1,2})?)'(?:\s?-?(\d{1,2})\s?(?:"|in\b\.?))?(?![A-Za-z\d])/y,
    say: (match, place) => {
      const [, feet = '', inches] = match;
      return sayFeet(feet, inches, describesNoun(after(place, match)));
    },
  },
  {
    starts: 'digit',
    pattern: /(\d{1,4}(?:\.\d{1,2})?)"(?![A-Za-z\d])/y,
    say: (match, place) => {
      const inches = match[1] as string;
      const before = place.before;
      // A closing quotation mark after a number isn't an inch: some quotation was opened before.
      if ((before.match(/(?<!\d)"/g)?.length ?? 0) % 2 === 1) return null;
      const following = after(place, match);
      const isDescribing = describesNoun(following) || /^\s[A-Z][a-z]/.test(following);
      return `${sayMixed(inches)} ${inches === '1' || isDescribing ? 'inch' : 'inches'}`;
    },
  },
];
