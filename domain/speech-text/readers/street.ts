import { addressSuffixes, plainSuffixes, saints } from '../data/street-suffixes.ts';
import { after, DIRECTION, type Reader, sentenceEnd } from '../reader.ts';

const isSaint = new Set(saints);
const namedBefore = /(?:^|[\s(])(?:[A-Z][A-Za-z'-]*|\d{1,3}(?:st|nd|rd|th))\.?\s+$/;
const inAddress = new RegExp(
  `\\b\\d{1,6}(?:-\\d{1,4})?[A-Z]?\\s+(?:(?:${DIRECTION})\\.?\\s+)?(?:(?:[A-Z][A-Za-z'-]*\\.?|\\d{1,3}(?:st|nd|rd|th))\\s+){1,4}$`,
);
const onlyNumberBefore = new RegExp(`(?:^|\\s)\\d{1,6}[A-Z]?\\s+(?:(?:${DIRECTION})\\.?\\s+)?$`);
const afterStreet =
  /^\.?\s*(?:$|[,;:)?!/&-]|(?:NE|NW|SE|SW|[NSEW])\b|(?:Apt|Unit|Suite|Ste|#|and|in|is|at|near|between|to|from)\b|[a-z])/;

function nextName(following: string): string | undefined {
  return /^\.?\s+([A-Z][a-z]+)/.exec(following)?.[1];
}

/** "St" is a street after a name and a saint before one; "Dr" likewise is a drive or a doctor. */
function isTitle(match: RegExpExecArray, before: string, following: string): boolean {
  const name = nextName(following);
  if (!name || afterStreet.test(following)) return false;
  if (onlyNumberBefore.test(before)) return true;
  if (inAddress.test(before)) return false;
  return !namedBefore.test(before) || (match[1]?.toLowerCase() === 'st' && isSaint.has(name));
}

export const street: Reader[] = [
  {
    starts: 'capital',
    pattern: /(St|ST|Dr|DR)(?![A-Za-z])(\.)?/y,
    say: (match, place) => {
      const following = after(place, match);
      const isStreetWord = match[1]?.toLowerCase() === 'st';
      if (isTitle(match, place.before, following)) return isStreetWord ? 'Saint' : 'Doctor';
      if (!namedBefore.test(place.before)) return null;
      return (isStreetWord ? 'Street' : 'Drive') + sentenceEnd(match[0], following);
    },
  },
  {
    starts: 'capital',
    pattern: new RegExp(`(${Object.keys(plainSuffixes).join('|')})(?![A-Za-z])(\\.)?`, 'iy'),
    say: (match, place) => {
      const written = match[1] as string;
      if (!/^[A-Z]/.test(written) || !namedBefore.test(place.before)) return null;
      return `${plainSuffixes[written.toLowerCase()]}${sentenceEnd(match[0], after(place, match))}`;
    },
  },
  {
    starts: 'capital',
    pattern: new RegExp(`(${Object.keys(addressSuffixes).join('|')})(?![A-Za-z])(\\.)?`, 'iy'),
    say: (match, place) => {
      const following = after(place, match);
      const written = match[1] as string;
      if (!/^[A-Z]/.test(written) || !inAddress.test(place.before) || !afterStreet.test(following))
        return null;
      return `${addressSuffixes[written.toLowerCase()]}${sentenceEnd(match[0], following)}`;
    },
  },
  {
    starts: 'capital',
    pattern: /(Mt|Ft|Pt)(?![A-Za-z])\.?(?=\s+[A-Z][a-z])/y,
    say: ([, written = '']) => ({ Mt: 'Mount', Ft: 'Fort', Pt: 'Point' })[written] ?? null,
  },
];
