import { foldLetters, type Letter } from './fold-letters.ts';

/**
 * Text as the phrase rules see it: folded letters, one space after every word, `,` for a pause and `.` for a
 * sentence end. `from` and `to` map every character back to the source.
 */
export type NormalText = { plain: string; from: number[]; to: number[] };

const digitLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};
/** A period after one of these doesn't end a sentence. */
const shortForms = new Set(
  'st sts mt ft dr mr mrs ms jr sr ave blvd rd ln apt sq approx min mins bldg vs inc us sec sect'.split(' '),
);
const apostrophes = new Set("'’‘ʼ`´′");
const dashes = new Set('-‐‑‒_');
const longDashes = new Set('–—―');
const ends = new Set('.!?…。');
const pauses = new Set(',;:()[]{}|•·');

const isEmail = (char: string) => char >= 'a' && char <= 'z';
const isDigit = (char: string) => char >= '0' && char <= '9';

/** What to put for a character that is neither letter nor digit, given its neighbors and the word before it. */
function readMark(char: string, before: string, after: string, word: string): string {
  const inWord = isEmail(before) && isEmail(after);
  const inNumber = isDigit(before) && isDigit(after);
  if (apostrophes.has(char)) return inWord ? "'" : ' ';
  if ((char === '+' || char === '%') && isDigit(before)) return char;
  if (char === '$' && isDigit(after)) return char;
  if ((char === '@' || char === '$') && inWord) return digitLetters[char] as string;
  if (char === '&') return ' and ';
  if (char === '/') return inWord && word.length > 1 ? ' or ' : ' ';
  if (char === ',' && inNumber) return '';
  if (char === '.' && inNumber) return '·';
  if (char === '.' && inWord && word.length === 1) return '';
  if (char === '.' && shortForms.has(word)) return ' ';
  if (dashes.has(char)) return ' ';
  if (longDashes.has(char)) return inNumber ? ' ' : ' , ';
  if (ends.has(char)) return ' . ';
  return pauses.has(char) ? ' , ' : ' ';
}

function readLetter(letters: Letter[], index: number, word: string, text: string): string {
  const { char, to } = letters[index] as Letter;
  const before = letters[index - 1]?.char ?? ' ';
  const after = letters[index + 1]?.char ?? ' ';
  if (isEmail(char)) return char;
  if (isDigit(char)) return (isEmail(before) && !isDigit(after) && digitLetters[char]) || char;
  if (char === '\n') return /^\s*(?:\n|[-•*·])/.test(text.slice(to, to + 40)) ? ' . ' : ' ';
  if (char > '\u007f' && /[\p{L}\p{N}]/u.test(char)) return char;
  return readMark(char, before, after, word);
}

type Word = { chars: string; from: number[]; to: number[] };

function splitWords(text: string): Word[] {
  const letters = foldLetters(text);
  const words: Word[] = [];
  let word: Word = { chars: '', from: [], to: [] };
  const close = () => {
    const repeats = ',.'.includes(word.chars) && ',.'.includes(words.at(-1)?.chars ?? '.');
    if (word.chars && !repeats) words.push(word);
    else if (word.chars === '.' && words.at(-1)?.chars === ',') words[words.length - 1] = word;
    word = { chars: '', from: [], to: [] };
  };
  letters.forEach((letter, index) => {
    for (const char of readLetter(letters, index, word.chars, text)) {
      if (char === ' ') {
        close();
        continue;
      }
      word.chars += char;
      word.from.push(letter.from);
      word.to.push(letter.to);
    }
  });
  close();
  return words;
}

/** Reads spelled-out words (k i d s) as one. */
function joinSpelledWords(words: Word[]): Word[] {
  const joined: Word[] = [];
  const isSingle = (word: Word | undefined) => word?.chars.length === 1 && isEmail(word.chars);
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (isSingle(words[end])) end += 1;
    if (end - at >= 3) {
      const run = words.slice(at, end);
      joined.push({
        chars: run.map((word) => word.chars).join(''),
        from: run.flatMap((word) => word.from),
        to: run.flatMap((word) => word.to),
      });
      at = end;
    } else {
      joined.push(words[at] as Word);
      at += 1;
    }
  }
  return joined;
}

export function normalizeText(text: string): NormalText {
  const from = [0];
  const to = [0];
  let plain = ' ';
  for (const word of joinSpelledWords(splitWords(text))) {
    plain += `${word.chars} `;
    const last = word.to.at(-1) ?? 0;
    for (const place of word.from) from.push(place);
    for (const place of word.to) to.push(place);
    from.push(last);
    to.push(last);
  }
  return { plain, from, to };
}
