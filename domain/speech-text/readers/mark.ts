import { after, type Reader } from '../reader.ts';

const words: Record<string, string> = {
  '&': 'and',
  '@': 'at',
  '+': 'plus',
  '=': 'equals',
  '%': 'percent',
  '°': 'degrees',
  '¢': 'cents',
  '§': 'section',
};

/** Remaining punctuation and symbols: some are words, some are pauses, and the rest is dropped. */
export const mark: Reader[] = [
  {
    starts: 'mark',
    pattern: /[&@+=%°¢§]/y,
    say: (match, place) =>
      (/[\p{L}\p{N}]\s{0,3}$/u.test(place.before) &&
        /^\s{0,3}[\p{L}\p{N}$#'"(~]/u.test(after(place, match))) ||
      (/^[%°¢+]$/.test(match[0]) && /[\p{L}\p{N}]$/u.test(place.before))
        ? (words[match[0]] ?? null)
        : '',
  },
  { starts: 'mark', pattern: /~(?=\s?[\d$])/y, say: () => 'about' },
  {
    starts: 'mark',
    pattern: /\s?\/\s?/y,
    say: (match, place) =>
      (/[\p{L}]\s?$/u.test(place.before) && /^[\p{L}\p{N}]/u.test(after(place, match))) ||
      (/\bI-\d{1,3}$/.test(place.before) && after(place, match).startsWith('I-'))
        ? 'and'
        : '',
  },
  {
    starts: 'mark',
    pattern: /[–—|•·]+|--+/y,
    say: () => ',',
  },
  { starts: 'mark', pattern: /[()[\]{}]/y, say: () => ',' },
  { starts: 'mark', pattern: /-(?=\s)/y, say: (_, { before }) => (/\s$/.test(before) ? ',' : null) },
  { starts: 'mark', pattern: /"/y, say: () => '' },
];
