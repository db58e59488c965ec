import type { CaptionChange } from '#adapters/video/contract.ts';
import type { TimedWord } from './time-words.ts';

/** A few words shown together. */
export type CaptionPage = { words: TimedWord[] };

/** Two lines that people can read while they listen. */
const maxLetters = 34;
const maxWords = 7;
/** A longer pause clears the caption. */
const maxPauseSeconds = 0.9;

/** Groups the words: a group ends with a sentence, before a pause, or when it's full. */
export function captionPages(words: readonly TimedWord[]): CaptionPage[] {
  const pages: CaptionPage[] = [];
  for (const word of words) {
    const page = pages.at(-1);
    const last = page?.words.at(-1);
    const letters = page?.words.reduce((sum, { word: text }) => sum + text.length + 1, 0) ?? 0;
    const isNew =
      !page ||
      !last ||
      /[.!?]["”’)]*$/.test(last.word) ||
      (/[,;:—–]$/.test(last.word) && letters > maxLetters * 0.55) ||
      word.startSeconds - last.endSeconds > maxPauseSeconds ||
      page.words.length >= maxWords ||
      letters + word.word.length > maxLetters;
    if (isNew) pages.push({ words: [word] });
    else page.words.push(word);
  }
  return pages;
}

/** When each picture shows: one for each word, counted across pages, and none during a pause. */
export function captionChanges(pages: readonly CaptionPage[], startSeconds: number): CaptionChange[] {
  const words = pages.flatMap((page) => page.words);
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const change = { atSeconds: Math.max(0, word.startSeconds - startSeconds), picture: index };
    const isPause = !next || next.startSeconds - word.endSeconds > maxPauseSeconds;
    return isPause ? [change, { atSeconds: word.endSeconds - startSeconds + 0.25, picture: null }] : [change];
  });
}
