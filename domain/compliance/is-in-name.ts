import { compilePhrase } from './compile-phrase.ts';

/** How far around a word to look for its sentence, so that a long text stays cheap. */
const reach = 200;
const capitalizedWords = /\p{Lu}[\p{L}\p{N}'’]*(?:(?: (?:of|de|la|the|&))* \p{Lu}[\p{L}\p{N}'’]*)+/gu;
/** Lowercase words that prove a sentence isn't in all caps, and capitals that prove it is. */
const plainWord = /(?<![\p{L}'’])(?!with|from|into|near|over|upon|under|about|after|between)\p{Ll}{4,}/u;
const emphasis =
  /\b(?:Of|And|Or|For|To|In|On|At|With|From|By|As|Is|Are|Was|Be|Who|That|Your|Our|It|Has|Have|Will|No|Not)\b/;
const { pattern: describingWords } = compilePhrase('<never-a-name>');

/**
 * Whether a word is part of the name of a place or business: “Hoosier Mama”, “Five Guys”. A name is two or more
 * capitalized words among ordinary ones, at least one of which neither opens the sentence nor describes people.
 */
export function isInName(text: string, start: number, end: number): boolean {
  if (/\s/.test(text.slice(start, end))) return false;
  const before = /[^.!?\n]*$/.exec(text.slice(Math.max(0, start - reach), start))?.[0] ?? '';
  const after = /^[^.!?\n]*/.exec(text.slice(end, end + reach))?.[0] ?? '';
  const sentence = before + text.slice(start, end) + after;
  if (!plainWord.test(sentence)) return false;
  return [...sentence.matchAll(capitalizedWords)].some(({ index, 0: run }) => {
    if (index > before.length || index + run.length < before.length + end - start) return false;
    const opensSentence = sentence.slice(0, index).trim() === '';
    const named = opensSentence ? run.replace(/^\S+/, '') : run;
    const words = ` ${named.toLowerCase().replaceAll(/[ &]+/g, ' ').trim()} `;
    return !emphasis.test(named) && words.replaceAll(describingWords, '').trim() !== '';
  });
}
