import { isPlainWord } from '../calm-shouting.ts';

/** Bullets that lost their line breaks: each starts with a capital. */
export const isRunOn = (sentence: string) =>
  [...sentence.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}+(?= \p{Ll})/gu)].filter(([word]) => isPlainWord(word))
    .length > 2;
