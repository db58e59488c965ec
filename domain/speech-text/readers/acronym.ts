import { isSpelledOut } from '../../english/is-spelled-out.ts';
import { saidOtherwise } from '../data/acronyms.ts';
import { after, type Reader, sentenceEnd } from '../reader.ts';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const otherwise = Object.keys(saidOtherwise)
  .sort((a, b) => b.length - a.length)
  .map((written) => literal(written) + (/[a-z]$/i.test(written) ? "(?![A-Za-z'])" : ''));
const spell = (letters: string) => [...letters].join('-');

export const acronym: Reader[] = [
  // Both are words, even in capitals.
  {
    starts: 'letter',
    pattern: /US(?=(?:-|\s)[a-z])/y,
    say: (_, { before }) => (/[A-Z]{2}\s+$/.test(before) ? null : 'U-S'),
  },
  { starts: 'letter', pattern: /FAR(?=\s(?:available|remaining|of\s\d|is\s\d|\d))/y, say: () => 'F-A-R' },
  // Letters that are already spelled out stay as they are.
  { starts: 'letter', pattern: /[A-Z](?:-[A-Z]){1,9}(?:'s)?(?![A-Za-z])/y, say: ([written]) => written },
  {
    starts: 'letter',
    pattern: new RegExp(`(?:${otherwise.join('|')})`, 'y'),
    say: (match, place) => {
      return `${saidOtherwise[match[0]]}${sentenceEnd(match[0], after(place, match))}`;
    },
  },
  {
    starts: 'letter',
    pattern: /([A-Z]{2,5})(s|'s|'S)?(?![A-Za-z])/y,
    say: ([, letters = '', plural]) =>
      isSpelledOut(letters) ? `${spell(letters)}${plural ? "'s" : ''}` : null,
  },
];
