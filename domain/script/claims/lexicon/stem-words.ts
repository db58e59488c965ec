import { singularOf } from '../../../english/plural-of.ts';

/** A word as it appears in the lists: lowercase, singular, without 's. */
export function stemWord(word: string): string {
  const lower = word
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/'s$/, '')
    .replace(/[.']+$/, '');
  // Miles is a host, and "square feet" is read with its number.
  return lower.length < 4 || lower === 'miles' || lower === 'feet' ? lower : singularOf(lower);
}

export type Word = { text: string; stem: string; start: number; end: number };

const wordPattern = /[\p{L}\p{N}]+(?:[.,'’][\p{L}\p{N}]+)*/gu;

/** The words of a text with their positions; hyphens split words, so "six-burner" and "six burner" are the same. */
export function readWords(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    text: word,
    stem: stemWord(word),
    start: index,
    end: index + word.length,
  }));
}
