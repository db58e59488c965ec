import { singularOf } from '../../../english/plural-of.ts';

/** One word as the lists have it: lower case, singular, without an apostrophe's s. */
export function stemWord(word: string): string {
  const lower = word
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/'s$/, '')
    .replace(/[.']+$/, '');
  // Miles is a host, and square feet are read with their number.
  return lower.length < 4 || lower === 'miles' || lower === 'feet' ? lower : singularOf(lower);
}

export type Word = { text: string; stem: string; start: number; end: number };

const wordPattern = /[\p{L}\p{N}]+(?:[.,'’][\p{L}\p{N}]+)*/gu;

/** The words of a text with their places; a hyphen parts words, so "six-burner" and "six burner" are alike. */
export function readWords(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    text: word,
    stem: stemWord(word),
    start: index,
    end: index + word.length,
  }));
}
