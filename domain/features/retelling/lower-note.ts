import { lowerFirst } from '#domain/english/upper-first.ts';
import { isOwnCapital, isPlainWord } from './calm-shouting.ts';

/** A note's first word inside a sentence: "Hardwood floors" goes lowercase, "West Loop loft" doesn't. */
export function lowerNote(text: string): string {
  const [first = '', second = ''] = text.split(/\s+/);
  if (/^\p{Lu}[\p{Lu}\d]|^\p{Lu}\p{Ll}*\p{Lu}/u.test(first) || isOwnCapital(first)) return text;
  const isName = /^\p{Lu}/u.test(second) && !isPlainWord(first);
  return isName || /['’]s$/.test(first) ? text : lowerFirst(text);
}
