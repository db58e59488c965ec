import { firmNames, firmWords } from '../data/firms.ts';
import { after, type Reader, sentenceEnd, startsSentence } from '../reader.ts';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const oneOf = (words: Record<string, string>) =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join('|');

const nameBefore = /(?:\p{Lu}[\p{L}'’.-]*|&|,)\s+$/u;

/** Brokerages and brands whose spelling differs from their pronunciation. */
export const firm: Reader[] = [
  {
    starts: 'letter',
    pattern: new RegExp(`(?:${oneOf(firmNames)})(?![A-Za-z\\d])`, 'y'),
    say: ([written]) => firmNames[written] ?? null,
  },
  { starts: 'mark', pattern: /@properties(?![A-Za-z])/iy, say: () => 'At Properties' },
  {
    starts: 'capital',
    pattern: /C-?21(?=\s+[A-Z])/y,
    say: () => 'Century twenty-one',
  },
  {
    starts: 'capital',
    pattern: new RegExp(`(${oneOf(firmWords)})(?![A-Za-z'-])\\.?`, 'y'),
    say: (match, place) => {
      if (!nameBefore.test(place.before)) return null;
      const following = after(place, match);
      const isEnd = following === '' || startsSentence.test(following);
      return `${firmWords[match[1] as string]}${isEnd ? sentenceEnd(match[0], following) : ''}`;
    },
  },
  {
    starts: 'capital',
    pattern: /RE(?=\s+(?:tax|taxes|agent|agents|broker|brokers|professionals?|services|advisors|group)\b)/iy,
    say: ([written]) => (written === 'RE' ? 'real estate' : null),
  },
];
