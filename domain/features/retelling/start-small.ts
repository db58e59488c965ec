import { lowerFirst } from '#domain/english/upper-first.ts';
import { makers } from '../data/modifier-words.ts';
import { properWords } from './data/proper-words.ts';

const names: ReadonlySet<string> = new Set([...makers, ...properWords]);

/** A sentence's opening words, for use inside another sentence; names keep their capital. */
export function startSmall(text: string): string {
  const [first = '', second = ''] = text.split(' ');
  const isName =
    names.has(first.replace(/\W+$/, '')) ||
    /^\p{Lu}[\p{Lu}\d]/u.test(first) ||
    (/^\p{Lu}/u.test(second) && !articles.test(first));
  return isName ? text : lowerFirst(text);
}

const articles =
  /^(?:The|An?|This|Two|Three|Four|Five|Six|Each|Every|Both|All|Custom|New|Separate|Private|Additional)$/;
