import { withoutPronunciation } from '#adapters/speech/contract.ts';
import type { Misheard } from '../schema.ts';
import { normalizeWords } from './normalize-words.ts';
import { sayDifferently } from './say-differently.ts';

const maxNumberWords = 14;
const bare = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/**
 * The spoken text of a turn with the misheard part reworded: a number in another way, or with a pause before it if there
 * is only one way; a street with a pause before it. Null if nothing can be changed.
 */
export function rewordTurn(spokenText: string, misheard: Pick<Misheard, 'expected'>[]): string | null {
  const text = withoutPronunciation(spokenText);
  const reworded = misheard.reduce(
    (said, { expected }) =>
      /^\d/.test(expected) ? rewordNumber(said, expected) : pauseBefore(said, expected),
    text,
  );
  return reworded === text ? null : reworded;
}

function rewordNumber(text: string, digits: string): string {
  const words = text.split(' ');
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + maxNumberWords); to > from; to -= 1) {
      const part = words.slice(from, to);
      // A number ends at a pause.
      if (part.slice(0, -1).some((word) => /[.?!;:]$/.test(word))) continue;
      const said = part.map(bare).join(' ');
      if (normalizeWords(said).join(' ') !== digits) continue;
      const tail = /[^\p{L}]*$/u.exec(part.at(-1) ?? '')?.[0] ?? '';
      const other = sayDifferently(said, digits, isLabel(words[from - 1], tail ? undefined : words[to]));
      return [
        ...withPause(words.slice(0, from), other === null),
        `${other ?? said}${tail}`,
        ...words.slice(to),
      ].join(' ');
    }
  }
  return text;
}

/** "Unit twelve", or a house number in front of its street. */
function isLabel(before: string | undefined, after: string | undefined): boolean {
  return (
    /^(?:unit|apartment|suite|number|building|lot|penthouse|floor|residence)$/i.test(before ?? '') ||
    /^\p{Lu}\p{L}/u.test(after ?? '')
  );
}

function pauseBefore(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at <= 0) return text;
  return [...withPause(text.slice(0, at).trimEnd().split(' '), true), text.slice(at)].join(' ');
}

function withPause(before: string[], isNeeded: boolean): string[] {
  const last = before.at(-1);
  return isNeeded && last && /\p{L}$/u.test(last) ? [...before.slice(0, -1), `${last},`] : before;
}
