import { spellMeasures } from '#domain/features/retelling/spell-measures.ts';
import { sayNouns } from '../say-nouns.ts';
import type { Fact, FactSheet } from '../schema.ts';
import { findTerms } from './lexicon/find-terms.ts';
import { readWords, type Word } from './lexicon/stem-words.ts';
import { type Quantity, readNumbers } from './read-numbers.ts';

export type IndexedFact = {
  id: string;
  field: string;
  /** All ways to say it, as one row of stems separated by spaces. */
  stems: string;
  positions: string[];
  terms: ReadonlySet<string>;
  quantities: Quantity[];
  /** For each quantity, the words after it up to the end of the counted noun. */
  counted: string[][];
  denied: ReadonlySet<string>;
};

const cache = new WeakMap<FactSheet, IndexedFact[]>();

/** The facts of a sheet, indexed for the claim check; built once per sheet. */
export function indexSheet(sheet: FactSheet): IndexedFact[] {
  const known = cache.get(sheet) ?? sheet.facts.map(indexFact);
  cache.set(sheet, known);
  return known;
}

function indexFact({ id, field, label, value, aliases }: Fact): IndexedFact {
  // A label such as "Year built" is part of the fact; a remark's heading isn't.
  const isSentence = field === 'remark' || field === 'mention';
  // Hosts may say "2,100sf" in full, a 2,100-square-foot loft, and "floors" for flooring.
  const spelled = isSentence ? sayNouns(spellMeasures(value)) : value;
  const ways = [value, ...(spelled === value ? [] : [spelled]), ...aliases, ...(isSentence ? [] : [label])];
  const text = ways.join(' . ');
  const words = readWords(text);
  const positions = words.map(({ stem }) => stem);
  const quantities = [...readNumbers(text, false), ...pairsIn(text)];
  return {
    id,
    field,
    stems: ` ${positions.join(' ')} `,
    positions,
    terms: new Set(findTerms(words).map(({ name }) => name)),
    quantities,
    counted: quantities.map(({ end }) => countedBehind(text, words, end)),
    denied: deniedTerms(text, value),
  };
}

const maxCounted = 6;

/** "Side by side garage parking spaces" from "two side by side garage parking spaces, and a deck". */
function countedBehind(text: string, words: readonly Word[], end: number): string[] {
  const behind: string[] = [];
  let last = end;
  for (const word of words.filter(({ start }) => start >= end)) {
    const isBreak =
      /[^\s-]/.test(text.slice(last, word.start)) ||
      /^(?:and|or|a|an|the|with|plus|in|on|of|for)$/.test(word.stem);
    if (isBreak || behind.length === maxCounted) break;
    behind.push(word.stem);
    last = word.end;
  }
  return behind;
}

const pairs: readonly [RegExp, value: number, unit?: string][] = [
  [/\b(?:dual|double|twin) (?=\p{L})/giu, 2],
  [/\bdouble-height\b/gi, 2, 'story'],
  [/\bduplex\b/gi, 2, 'floor'],
  [/\bsingle[- ](?=story|level|car)/gi, 1],
];

/** Numbers implied by other words: a double oven is two ovens. */
function pairsIn(text: string): Quantity[] {
  return pairs.flatMap(([pattern, value, unit]) =>
    Array.from(text.matchAll(pattern), ({ 0: matched, index }) => {
      const end = index + matched.trimEnd().length;
      const [next] = readWords(text.slice(end));
      return {
        text: matched,
        value,
        unit: unit ?? next?.stem,
        looseness: 'exact' as const,
        start: index,
        end,
      };
    }),
  );
}

const denial =
  /\b(?:no(?! (?:less|more|objections))|without|none|not (?:a|an|any|have)|isn't an?|isn't any|aren't any|doesn't have|don't have|lacks?)\b/i;

/** What a text says is missing: "no HOA", "without a garage". */
export function deniedTerms(text: string, value = text): Set<string> {
  const denied = new Set<string>();
  for (const clause of text.split(/[.;:?!]|,\s/)) {
    const at = denial.exec(clause)?.index;
    if (at === undefined) continue;
    for (const { name } of findTerms(readWords(clause.slice(at)).slice(0, 7))) denied.add(name);
  }
  if (value === 'none') for (const { name } of findTerms(readWords(text))) denied.add(name);
  return denied;
}
