import type { Turn } from '../script/schema.ts';

type Said = Pick<Turn, 'id' | 'speaker' | 'text' | 'chapter'>;

const quickWords = 5;

/** The pause before a turn, as two people would leave it: short before a quip, longer where the talk moves on. */
export function gapBefore(previous: Said, next: Said): number {
  return baseGap(previous, next) + jitter(next.id);
}

function baseGap(previous: Said, next: Said): number {
  if (previous.chapter !== next.chapter) return 0.75;
  if (previous.speaker === next.speaker) return 0.42;
  if (previous.text.trimEnd().endsWith('?')) return 0.32;
  if (countWords(next.text) <= quickWords) return 0.22;
  if (countWords(previous.text) <= quickWords) return 0.28;
  return 0.38;
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Equal pauses sound like a machine; these differ by up to 50 ms and are the same each time. */
function jitter(id: string): number {
  let hash = 7;
  for (const letter of id) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return ((hash % 101) / 100 - 0.5) * 0.1;
}
