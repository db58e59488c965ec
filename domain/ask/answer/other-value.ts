import { type Concept, findConcept } from '../concept.ts';
import { alternatives, widerThings } from '../data/alternatives.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { findEvidence, type Wanted } from '../evidence/find-evidence.ts';
import type { Draft } from './draft.ts';
import { quoteEvidence } from './quote-answer.ts';

/** Asked for granite, "quartz counters" is the answer: another value of the same kind, said of the same thing. */
export function otherValue(home: AskedHome, wanted: Wanted): Draft | undefined {
  const { concept, words } = wanted;
  if (!/^(?:existence|kind|description|age)$/.test(wanted.aspect)) return undefined;
  const kind = widerThings[concept.id];
  if (kind !== undefined && words.length === 0)
    return quoted(home, { ...wanted, concept: findConcept(kind) ?? concept }, true);
  // "Are the floors hardwood?" names the kind beside the thing.
  const narrow = wanted.others.find(({ id }) => widerThings[id] === concept.id);
  if (narrow && words.length === 0 && concept.id === 'floors')
    return quoted(
      { ...home, statements: home.statements.filter(({ text }) => !tiledRoom.test(text)) },
      { ...wanted, others: wanted.others.filter((one) => one !== narrow) },
    );
  const values = valuesOf(concept, words);
  return values && quoted(home, { ...wanted, words: [], choices: values });
}

/** A bath of tile says nothing of the floors elsewhere. */
const tiledRoom = /\b(?:bath\w*|en-?suites?|powder|shower|laundry|garage|patio|terrace|deck|lobby)\b/i;

function valuesOf({ id }: Concept, words: readonly string[]): string[] | undefined {
  if (words.length === 0) return undefined;
  const family = alternatives
    .filter(([things]) => things.test(id))
    .map(([, values]) => values.split(' '))
    .find((values) => words.every((word) => values.includes(word) || word === 'burning'));
  return family?.filter((value) => !words.includes(value));
}

function quoted(home: AskedHome, wanted: Wanted, isLimited = false): Draft | undefined {
  const found = findEvidence(home, { ...wanted, aspect: 'kind' }).filter(
    ({ isRelated, qualifiers, statement }) =>
      !isRelated && (qualifiers.length === 0 || (isLimited && /\bonly\b/i.test(statement.text))),
  );
  return found.length > 0 ? quoteEvidence('', found.slice(0, 2)) : undefined;
}
