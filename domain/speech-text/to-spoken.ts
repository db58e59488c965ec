import { fixArticles } from '../english/article-for.ts';
import { type Lexicon, readLexicon } from './lexicon.ts';
import { prepareText } from './prepare-text.ts';
import type { Reader } from './reader.ts';
import { readers } from './readers.ts';
import { tidySpeech } from './tidy-speech.ts';

const ofKind = (...kinds: Reader['starts'][]) => readers.filter((reader) => kinds.includes(reader.starts));
const byKind = {
  digit: ofKind('digit'),
  capital: ofKind('capital', 'letter'),
  letter: ofKind('letter'),
  mark: ofKind('mark'),
};
const word = /[\p{L}\p{M}]+/uy;
const space = /\s+/y;
const howFarBack = 80;
/** What one pass leaves may be read by the next, such as an acronym inside brackets. */
const maxRounds = 4;

function kindOf(character: string): Reader['starts'] {
  if (character >= '0' && character <= '9') return 'digit';
  if (character >= 'a' && character <= 'z') return 'letter';
  if (character >= 'A' && character <= 'Z') return 'capital';
  return /\p{L}/u.test(character) ? 'letter' : 'mark';
}

/** The first reader that has something to say here. */
function readAt(text: string, at: number): { said: string; end: number } | null {
  const place = { text, at, before: text.slice(Math.max(0, at - howFarBack), at) };
  const character = String.fromCodePoint(text.codePointAt(at) as number);
  for (const { pattern, say } of byKind[kindOf(character)]) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const said = match ? say(match, place) : null;
    if (match && said !== null) return { said: ` ${said} `, end: at + match[0].length };
  }
  return null;
}

function readOnce(text: string, lexicon: Lexicon | undefined): string {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    space.lastIndex = at;
    word.lastIndex = at;
    if (space.test(text)) {
      parts.push(' ');
      at = space.lastIndex;
      continue;
    }
    const read = (lexicon && readLexicon(lexicon, text, at)) || readAt(text, at);
    if (read) {
      parts.push(read.said);
      at = read.end;
    } else {
      const end = word.test(text)
        ? word.lastIndex
        : at + String.fromCodePoint(text.codePointAt(at) as number).length;
      parts.push(text.slice(at, end));
      at = end;
    }
  }
  return tidySpeech(parts.join(''));
}

/** Text as a person says it: numbers, units, streets and shorthand in words, so that only words and pauses remain. */
export function toSpoken(text: string, { lexicon }: { lexicon?: Lexicon | undefined } = {}): string {
  let current = readOnce(prepareText(text), lexicon);
  for (let round = 1; round < maxRounds; round += 1) {
    const next = readOnce(current, undefined);
    if (next === current) break;
    current = next;
  }
  // "an 1,100 square foot flat" is spoken as one thousand, so the article must match the spoken form.
  return fixArticles(current);
}
