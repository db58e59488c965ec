import type { Turn } from '../../script/schema.ts';

type Said = Pick<Turn, 'id' | 'speaker' | 'text' | 'chapter'>;

const quickWords = 5;
const reactionWords = 5;
const minOverlapSeconds = 0.08;
const maxOverlapSeconds = 0.15;

/**
 * The pause between the last sound of one turn and the first of the next, as two people would leave it: short before a
 * quip, longer when the conversation moves on. A short reaction starts before the other host has quite finished, which is
 * a negative pause.
 */
export function gapBefore(previous: Said, next: Said): number {
  if (mayOverlap(previous, next))
    return -(minOverlapSeconds + (maxOverlapSeconds - minOverlapSeconds) * chance(next.id));
  return baseGap(previous, next) + (chance(next.id) - 0.5) * 0.1;
}

function baseGap(previous: Said, next: Said): number {
  if (previous.chapter !== next.chapter) return 0.82;
  if (previous.speaker === next.speaker) return 0.48;
  if (previous.text.trimEnd().endsWith('?')) return 0.38;
  if (countWords(next.text) <= quickWords) return 0.28;
  if (countWords(previous.text) <= quickWords) return 0.34;
  return 0.44;
}

/** Nobody talks over a number, a name or a question: those words have to be heard. */
function mayOverlap(previous: Said, next: Said): boolean {
  return (
    previous.speaker !== next.speaker &&
    previous.chapter === next.chapter &&
    countWords(next.text) <= reactionWords &&
    countWords(previous.text) > reactionWords &&
    /[^?][.!]$/.test(previous.text.trimEnd()) &&
    !next.text.includes('?') &&
    !isPrecise(previous.text.split(/\s+/).slice(-3).join(' ')) &&
    !isPrecise(next.text.replace(/^\S+/, ''))
  );
}

const numberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|half|quarter|first|second|third|\w+th)\b/i;

function isPrecise(words: string): boolean {
  return /\d/.test(words) || /(?<![\p{L}'’])(?!I\b)\p{Lu}/u.test(words) || numberWord.test(words);
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Equal pauses sound mechanical; this is a number from 0 to 1 that is always the same for a turn. */
function chance(id: string): number {
  let hash = 7;
  for (const letter of id) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (hash % 101) / 100;
}
