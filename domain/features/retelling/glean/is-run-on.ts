import { isPlainWord } from '../calm-shouting.ts';

/** Points that have lost their lines: each begins with a capital of its own. */
export const isRunOn = (sentence: string) =>
  [...sentence.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}+(?= \p{Ll})/gu)].filter(([word]) => isPlainWord(word))
    .length > 2;
