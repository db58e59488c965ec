import type { FactConflict } from '../schema.ts';
import { toNumber } from './contradicts.ts';
import { type FactSources, pageFacts, remarksOf } from './fact-sources.ts';
import { rowFacts } from './row-facts.ts';
import { splitSentences } from './split-sentences.ts';
import { statedNumbers } from './stated-numbers.ts';

const labels = {
  beds: 'Bedrooms',
  baths: 'Bathrooms',
  sqft: 'Living area',
  yearBuilt: 'Year built',
  price: 'Price',
} as const;
type Field = keyof typeof labels;
type Stated = FactConflict['values'][number] & { number: number };

/** Where two sources state different numbers for one thing, for a person to settle; nothing is changed. */
export function findConflicts(sources: FactSources): FactConflict[] {
  const used = rowFacts(sources);
  return (Object.keys(labels) as Field[]).flatMap((field) => {
    const fact = used.find((known) => known.field === field);
    const own: Stated[] =
      fact && fact.value !== 'studio'
        ? [{ number: toNumber(fact.value), value: fact.value, source: fact.source }]
        : [];
    const values = [...own, ...fromPage(sources, field), ...fromTexts(sources, field)];
    const shown = values.filter(
      (value, at) =>
        values.findIndex((other) => countOf(field, other.number) === countOf(field, value.number)) === at,
    );
    if (shown.length < 2) return [];
    return [
      {
        field,
        label: labels[field],
        ...(fact ? { used: fact.value } : {}),
        values: shown.map(({ value, source }) => ({ value, source })),
      },
    ];
  });
}

/** A three-quarter bath is one bath to some and 0.75 to others: 2.75 and 3 are the same count. */
function countOf(field: Field, number: number): number {
  return field === 'baths' ? Math.ceil(number * 2) / 2 : number;
}

/** What the page itself says in several places, where it is sure enough of both. */
function fromPage(sources: FactSources, field: Field): Stated[] {
  const fact = pageFacts(sources)?.[field];
  if (!fact) return [];
  const sure = fact.alternatives.filter(({ confidence }) => confidence >= 0.5);
  const found = [
    ...(fact.value === null ? [] : [{ value: fact.value, where: fact.source ?? 'page' }]),
    ...sure,
  ];
  return found
    .filter(({ value }) => Number(value) > 0)
    .map(({ value, where }) => ({
      number: Number(value),
      value: String(value),
      source: { kind: 'page', excerpt: `${where}: ${value}`.slice(0, 200) },
    }));
}

function fromTexts(sources: FactSources, field: Field): Stated[] {
  const { page, byHand } = remarksOf(sources);
  const texts = [
    ['description', page],
    ['staff', byHand],
    ['order', sources.podcast?.additionalDetails ?? ''],
    ['staff', sources.staffData ?? ''],
    ...(sources.answers ?? []).map(({ answer }) => ['answer', answer] as const),
  ] as const;
  return texts.flatMap(([kind, text]) =>
    splitSentences(text.slice(0, 24_000)).flatMap((sentence) =>
      statedNumbers(sentence)
        .filter((number) => number.field === field)
        .map(({ value, text: found }) => ({
          number: value,
          value: found,
          source: { kind, excerpt: sentence.slice(0, 300) },
        })),
    ),
  );
}
