import { wordLists } from './data/data-files.ts';
import { type Element, type Part, parsePhrase } from './parse-phrase.ts';
import type { WordLists } from './schema.ts';
import { numberPrefixes, type PrefixesFound } from './word-prefixes.ts';

/**
 * A compiled phrase. `needs` are numbered lists of word beginnings: a text that lacks one can't contain the phrase.
 * `seesPeople` asks for the text of `markPeople`.
 */
export type Phrase = { pattern: RegExp; needs: number[]; seesPeople: boolean };

/** A word list as a pattern, and the possible beginnings of its words if they are limited. */
type CompiledList = { source: string; starts: string[] | undefined };

/** Lists we can't spell out: digits, and the marks left by `maskSafePhrases` and `markPeople`. */
const compiledLists = new Map<string, CompiledList>([
  ['number', { source: '\\d+', starts: undefined }],
  ['masked', { source: '#+', starts: undefined }],
  ['protected', { source: 'qq[qz]+', starts: ['qq'] }],
  ['protected-plural', { source: 'qqz+', starts: ['qqz'] }],
]);

const wordsByName: WordLists = Object.assign({}, ...wordLists);

function compileList(name: string): CompiledList {
  const known = compiledLists.get(name);
  if (known) return known;
  const words = wordsByName[name]?.words;
  if (!words) throw new Error(`No word list is called "${name}".`);
  const elements = parsePhrase(`(${words.join('|')})`);
  const list = { source: writeInside(elements), starts: startsOfElements(elements) };
  compiledLists.set(name, list);
  return list;
}

function writePart(part: Part): string {
  const end = part.isOptional ? '?' : '';
  if (part.kind === 'letters') {
    return end && part.pattern.length > 1 ? `(?:${part.pattern})?` : part.pattern + end;
  }
  return (part.kind === 'list' ? compileList(part.name).source : writeOptions(part.options)) + end;
}

const writeWord = (parts: Part[]): string => parts.map(writePart).join('');

function writeOptions(options: Element[][]): string {
  return `(?:${options.map(writeInside).join('|')})`;
}

/** An element and the space after it. */
function writeElement(element: Element): string {
  switch (element.kind) {
    case 'word':
      return `${writeWord(element.parts)} `;
    case 'optional':
      return `(?:${writeOptions(element.options)} )?`;
    case 'cut':
      return `(?<cut>${writeElements(element.elements)})`;
    case 'edge':
      return element.mark === '^' ? '(?<=^ |[.,] )' : '(?=[.,] |$)';
    case 'gap': {
      const word = element.mark === '~' ? '[^ .]' : `(?!${compileList('link-words').source} )[^ .,]`;
      return `(?:${word}\\S* ){0,${element.words}}?`;
    }
    case 'check': {
      const word = writeWord(element.parts);
      if (element.mark === '!') return `(?!${word} )`;
      return element.mark === '=' ? `(?=${word} |[.,] |$)` : `(?<! ${word} )`;
    }
  }
}

/** Elements in sequence; a repeated optional word is counted, which saves the matcher a lot of backtracking. */
function writeElements(elements: Element[]): string {
  return elements
    .map(writeElement)
    .join('')
    .replaceAll(/(\(\?:\(\?:\\[wS]\+\) \)\?)\1+/g, (run, word: string) => {
      return `${word.slice(0, -1)}{0,${run.length / word.length}}`;
    });
}

/** Elements inside a choice: no space follows the last one that isn't optional. */
function writeInside(elements: Element[]): string {
  const last = elements.findLastIndex(({ kind }) => kind !== 'optional');
  const after = elements.slice(last + 1).map((element) => {
    return element.kind === 'optional' ? `(?: ${writeOptions(element.options)})?` : '';
  });
  return writeElements(elements.slice(0, last + 1)).slice(0, -1) + after.join('');
}

function union(one: string[] | undefined, other: string[] | undefined): string[] | undefined {
  return one && other && [...new Set([...one, ...other])];
}

/** How a part of a word can begin; undefined if it can begin any way. */
function startsOfPart(part: Part): string[] | undefined {
  if (part.kind === 'letters') return part.start === undefined ? undefined : [part.start];
  return part.kind === 'list' ? compileList(part.name).starts : startsOfOptions(part.options);
}

function startsOfWord([first, ...rest]: Part[]): string[] | undefined {
  const starts = first && startsOfPart(first);
  return first?.isOptional ? union(starts, startsOfWord(rest)) : starts;
}

function startsOfElements([first, ...rest]: Element[]): string[] | undefined {
  if (first?.kind === 'word') return startsOfWord(first.parts);
  if (first?.kind === 'check') return startsOfElements(rest);
  return first?.kind === 'optional'
    ? union(startsOfOptions(first.options), startsOfElements(rest))
    : undefined;
}

function startsOfOptions(options: Element[][]): string[] | undefined {
  return options.map(startsOfElements).reduce(union, []);
}

function needsOf(element: Element): number[] {
  if (element.kind === 'cut') return element.elements.flatMap(needsOf);
  const starts = element.kind === 'word' ? startsOfWord(element.parts) : undefined;
  return starts ? [numberPrefixes(starts)] : [];
}

/** Compiles a phrase from the data files. Every gap is bounded, so matching stays linear. */
export function compilePhrase(text: string): Phrase {
  const elements = parsePhrase(text);
  return {
    pattern: new RegExp(`(?<= )${writeElements(elements)}`, 'gd'),
    needs: elements.flatMap(needsOf),
    seesPeople: /<protected(?:-plural)?>/.test(text),
  };
}

/** Every match of a phrase in a text whose word beginnings are known. */
export function searchPhrase(
  { pattern, needs }: Phrase,
  text: string,
  prefixes: PrefixesFound,
): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const list of needs) if (prefixes[list] !== 1) return found;
  // Not matchAll: it copies the pattern for every text.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}

export function includesPhrase({ pattern }: Phrase, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
