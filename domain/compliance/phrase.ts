import { leadsOf } from './phrase-leads.ts';
import { vocabulary } from './vocabulary.ts';

/** A compiled phrase. `needs` are word beginnings: a text that lacks all of one list cannot hold the phrase. */
export type Phrase = { pattern: RegExp; needs: string[][] };

/**
 * Phrases are written word by word: `a|b` alternatives, `[a]` optional, `<name>` from the vocabulary, `_` a space
 * inside an alternative, `~3` up to three words of the same sentence, `!a|b` not followed by, `-a|b` not
 * preceded by, `^` and `$` the
 * start and end of a clause, `{…}` the part that a rewrite replaces. Every gap is bounded, so matching stays linear.
 */
export function compilePhrase(phrase: string): Phrase {
  const elements = phrase.trim().split(/\s+/);
  const pattern = new RegExp(`(?<= )${elements.map(compileElement).join('')}`, 'gd');
  const needs = elements.flatMap((element) => {
    const word = element.replace(/^\{|\}$/g, '');
    const leads = /^[[!^$~-]/.test(word) ? undefined : leadsOf(expand(word));
    return leads ? [leads] : [];
  });
  return { pattern, needs };
}

function compileElement(element: string): string {
  const opens = element.startsWith('{') ? '(?<cut>' : '';
  const closes = element.endsWith('}') ? ')' : '';
  return opens + compileWord(element.replace(/^\{|\}$/g, '')) + closes;
}

function compileWord(word: string): string {
  if (word === '^') return '(?<=^ |[.,] )';
  if (word === '$') return '(?=[.,] |$)';
  if (/^~\d$/.test(word)) return `(?:[^ .]\\S* ){0,${word.slice(1)}}?`;
  if (word.startsWith('-')) return `(?<! ${expand(word.slice(1))} )`;
  if (word.startsWith('!')) return `(?!${expand(word.slice(1))} )`;
  if (word.startsWith('[')) return `(?:${expand(word.slice(1, -1))} )?`;
  return `${expand(word)} `;
}

const expanded = new Map<string, string>();

function expandName(name: string): string {
  const known = expanded.get(name);
  if (known !== undefined) return known;
  const list = vocabulary[name];
  if (list === undefined) throw new Error(`The vocabulary has no "${name}".`);
  const source = expand(list);
  expanded.set(name, source);
  return source;
}

function expand(words: string): string {
  const known = words.replaceAll(/<([a-z-]+)>/g, (_, name: string) => expandName(name));
  return `(?:${known.replaceAll('_', ' ').replaceAll(/\((?!\?)/g, '(?:')})`;
}
