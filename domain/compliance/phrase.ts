import { type LeadsFound, leadsOf, numberLeads } from './phrase-leads.ts';
import { vocabulary } from './vocabulary.ts';

/**
 * A compiled phrase. `needs` are numbered lists of word beginnings: a text that lacks one cannot hold the phrase.
 * `seesPeople` asks for the text of `markPeople`.
 */
export type Phrase = { pattern: RegExp; needs: number[]; seesPeople: boolean };

/** What cannot stand between an article and its noun: “perfect for visits from grandparents” is not for them. */
const linkWord =
  '(?:of|from|to|with|by|in|on|at|near|for|as|is|are|was|were|be|that|which|who|where|when|while|if|but|not|no|than|\\w+ing(?<! (?:growing|working|aging|expanding|loving|going|retiring|expecting|practicing|discerning|swinging|downsizing|traveling|travelling|hardworking|upcoming)))';

/**
 * Phrases are written word by word: `a|b` alternatives, `[a]` optional, `<name>` from the vocabulary, `_` a space
 * inside an alternative, `~3` up to three words of the same sentence, `+3` up to three words that can stand before
 * a noun, `!a|b` not followed by, `=a|b` followed by (or at the end of a clause), `-a|b` not preceded by, `^` and `$`
 * the start and end of a clause, `{…}` the part that a rewrite replaces. Every gap is bounded, so matching stays
 * linear.
 */
export function compilePhrase(phrase: string): Phrase {
  const elements = phrase.trim().split(/\s+/);
  const pattern = new RegExp(`(?<= )${elements.map(compileElement).join('')}`, 'gd');
  const needs = elements.flatMap((element) => {
    const word = element.replace(/^\{|\}$/g, '');
    const leads = /^[[!=^$~+-]/.test(word) ? undefined : leadsOf(expand(word));
    return leads ? [numberLeads(leads)] : [];
  });
  return { pattern, needs, seesPeople: /<(?:who|many)>/.test(phrase) };
}

/** Every match of a phrase in a text of which the beginnings of words are known. */
export function searchPhrase({ pattern, needs }: Phrase, text: string, leads: LeadsFound): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const list of needs) if (leads[list] !== 1) return found;
  // Not matchAll: it copies the pattern for every text.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}

export function holds({ pattern }: Phrase, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
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
  if (/^\+\d$/.test(word)) return `(?:(?!${linkWord} )[^ .,]\\S* ){0,${word.slice(1)}}?`;
  if (word.startsWith('=')) return `(?=${expand(word.slice(1))} |[.,] |$)`;
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
