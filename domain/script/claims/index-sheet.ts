import type { Fact, FactSheet } from '../schema.ts';
import { findTerms } from './lexicon/find-terms.ts';
import { readWords } from './lexicon/stem-words.ts';
import { type Quantity, readNumbers } from './read-numbers.ts';

export type IndexedFact = {
  id: string;
  field: string;
  /** All ways of saying it, as one row of stems with blanks around. */
  stems: string;
  positions: string[];
  terms: ReadonlySet<string>;
  quantities: Quantity[];
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
  // A label such as "Year built" is part of what the fact says; the heading of a remark is not.
  const text = [value, ...aliases, ...(field === 'remark' || field === 'mention' ? [] : [label])].join(' . ');
  const words = readWords(text);
  const positions = words.map(({ stem }) => stem);
  return {
    id,
    field,
    stems: ` ${positions.join(' ')} `,
    positions,
    terms: new Set(findTerms(words).map(({ name }) => name)),
    quantities: readNumbers(text),
    denied: deniedTerms(text, value),
  };
}

const denial =
  /\b(?:no(?! (?:less|more|objections))|without|none|not (?:a|an|any|have)|isn't an?|isn't any|aren't any|doesn't have|don't have|lacks?)\b/i;

/** What a text says is not there: "no HOA", "without a garage". */
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
