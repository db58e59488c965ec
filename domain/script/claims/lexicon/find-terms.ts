import { carriedBy, homeTerms, sameTerms, type TermKind } from './home-terms.ts';
import { readWords, type Word } from './stem-words.ts';

export type Term = { kind: TermKind; name: string; text: string; from: number; to: number };

type Entry = { kind: TermKind; name: string };

const keyOf = (phrase: string) =>
  readWords(phrase)
    .map(({ stem }) => stem)
    .join(' ');
const split = (text: string) =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');

const firstOf = new Map(
  sameTerms.flatMap((group) => {
    const [first = '', ...others] = split(group).map(keyOf);
    return [first, ...others].map((key) => [key, first] as const);
  }),
);

const entries = new Map<string, Entry>();
for (const kind of Object.keys(homeTerms) as TermKind[]) {
  for (const term of split(homeTerms[kind])) {
    const key = keyOf(term);
    if (!entries.has(key)) entries.set(key, { kind, name: firstOf.get(key) ?? key });
  }
}
for (const [key, name] of firstOf) {
  const kind = entries.get(name)?.kind;
  if (kind && !entries.has(key)) entries.set(key, { kind, name });
}

const longest = Math.max(...[...entries.keys()].map((key) => key.split(' ').length));

/** The terms in a row of words; where they overlap, the longest: "half bath" rather than "bath". */
export function findTerms(words: readonly Word[]): Term[] {
  const found: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const term = termAt(words, at);
    if (term) found.push(term);
    at = term ? term.to : at + 1;
  }
  return found;
}

function termAt(words: readonly Word[], from: number): Term | undefined {
  for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
    const row = words.slice(from, from + length);
    const entry = entries.get(row.map(({ stem }) => stem).join(' '));
    // "May" and "March" are months only when capitalized, and "Will" never is a term.
    if (entry && isMeant(entry, row, words[from - 1], words[from + length])) {
      return { ...entry, text: row.map(({ text }) => text).join(' '), from, to: from + length };
    }
  }
  return undefined;
}

/** Words that are things only after an article or a modifier: "a private well", but not "well, then". */
const mostlyTalk = new Set(
  'well land range spring shade level base market story cable title panel safe field port entry lift slip tower bridge shop park stable'.split(
    ' ',
  ),
);
const articles =
  /^(?:a|an|the|its|private|shared|own|two|three|new|one|six|four|five|no|his|their|main|lower|upper|entry|gas|electric|machine|second|each|every)$/;

function isMeant(
  entry: Entry,
  row: readonly Word[],
  before: Word | undefined,
  after: Word | undefined,
): boolean {
  const [word] = row;
  // "You walk out to the deck" doesn't imply a walk-out.
  if (entry.name === 'walk out') return !/^(?:you|i|we|they|to|can|and|then|would)$/.test(before?.stem ?? '');
  if (!word || row.length > 1) return true;
  if (entry.name === 'lot' && before?.stem === 'a' && after?.stem !== 'with')
    return after?.stem !== 'of' && after !== undefined;
  if (
    word.stem === 'well' &&
    /^(?:past|over|under|before|beyond|into|above|ahead|enough|worth|known|kept|keep|run|appointed|appoint|maintained|maintain|designed|design|laid|lit|proportioned|proportion|planned|plan|equipped|equip|managed|manage|crafted|craft|loved|thought)$/.test(
      after?.stem ?? '',
    )
  )
    return false;
  if (mostlyTalk.has(word.stem))
    return before !== undefined && (articles.test(before.stem) || entries.has(before.stem));
  if (entry.kind === 'date' && /^(?:may|march)$/.test(entry.name)) return /^[A-Z]/.test(word.text);
  // A brand that is also a common word counts only as a name.
  return entry.kind !== 'brand' || /^[A-Z]/.test(word.text) || !commonBrands.has(entry.name);
}

const commonBrands = new Set([
  'wolf',
  'ring',
  'nest',
  'target',
  'lynx',
  'carrier',
  'rh',
  'lg',
  'aga',
  'marvin',
  'viking',
]);

/** The names a fact may use to back a term: its own, its specific kinds, and its last word. */
export function carriersOf(name: string): string[] {
  const kinds = split(carriedBy[name] ?? '').map((term) => firstOf.get(keyOf(term)) ?? keyOf(term));
  return [name, ...kinds];
}

/** Whether a text says anything about a home at all. */
export function speaksOfHome(text: string): boolean {
  const isDistance = /\b(?:minutes?|miles?|blocks?)\b/i.test(text);
  return isDistance || findTerms(readWords(text)).some(({ kind }) => kind !== 'date' && kind !== 'brand');
}
