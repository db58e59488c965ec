import { splitSentences } from '../../english/sentences/rules.ts';
import type { FactConflict } from '../schema.ts';
import { toNumber } from './contradicts.ts';
import { datedRenovations } from './dated-renovations.ts';
import { type FactSources, pageFacts, writtenTexts } from './fact-sources.ts';
import { pageDetailFacts } from './page-detail-facts.ts';
import { rowFacts } from './row-facts.ts';
import { statedNumbers } from './stated-numbers.ts';

const labels = {
  beds: 'Bedrooms',
  baths: 'Bathrooms',
  sqft: 'Living area',
  yearBuilt: 'Year built',
  price: 'Price',
  hoa: 'Association fee',
  taxes: 'Property taxes',
} as const;
type Field = keyof typeof labels;
type Stated = FactConflict['values'][number] & { number: number };

/** Where two sources give different numbers for the same thing, for a person to resolve. Changes nothing. */
export function findConflicts(sources: FactSources): FactConflict[] {
  return [...numberConflicts(sources), ...renovationConflicts(sources)];
}

/** An answer resolves the conflict. */
function isAnswered(sources: FactSources, field: Field): boolean {
  return (sources.answers ?? []).some(({ answer }) =>
    statedNumbers(answer).some((stated) => stated.field === field),
  );
}

function numberConflicts(sources: FactSources): FactConflict[] {
  const used = [...rowFacts(sources), ...pageDetailFacts(sources)];
  return (Object.keys(labels) as Field[]).flatMap((field) => {
    const fact = used.find((known) => known.field === field);
    if ((field === 'hoa' || field === 'taxes') && isAnswered(sources, field)) return [];
    const own: Stated[] =
      fact && fact.value !== 'studio' && fact.value !== 'none'
        ? [{ number: toNumber(fact.value), value: fact.value, source: fact.source }]
        : [];
    const values = [...own, ...fromPage(sources, field), ...fromTexts(sources, field)].filter(
      ({ source }) => !isOverruled(sources, field, source.kind),
    );
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

/** The customer's corrections override the page and its description, but not the customer's own words. */
function isOverruled(
  sources: FactSources,
  field: Field,
  kind: FactConflict['values'][number]['source']['kind'],
) {
  const page = pageFacts(sources);
  if (page?.[field].source !== 'agent') return false;
  return kind === 'page' || (kind === 'description' && page.description.source !== 'agent');
}

/** Some count a three-quarter bath as one bath, others as 0.75: 2.75 and 3 are the same count. */
function countOf(field: Field, number: number): number {
  return field === 'baths' ? Math.ceil(number * 2) / 2 : number;
}

/** What the page itself says in several places, if it's certain enough of both. */
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
  return writtenTexts(sources).flatMap(({ kind, text }) =>
    splitSentences(text.slice(0, maxTextLength)).flatMap((sentence) =>
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

const maxTextLength = 24_000;

/** Two texts that date the same roof or kitchen differently; an answer resolves it. */
function renovationConflicts(sources: FactSources): FactConflict[] {
  const dated = writtenTexts(sources).flatMap(({ kind, text }, source) =>
    splitSentences(text.slice(0, maxTextLength)).flatMap((sentence) =>
      datedRenovations(sentence).map((renovation) => ({
        ...renovation,
        kind,
        source,
        excerpt: sentence.slice(0, 300),
      })),
    ),
  );
  return [...new Set(dated.map(({ thing }) => thing))].flatMap((thing) => {
    const [first, ...others] = dated.filter((renovation) => renovation.thing === thing);
    if (!first || first.kind === 'answer') return [];
    const ofFirst = [first, ...others]
      .filter(({ source }) => source === first.source)
      .map(({ year }) => year);
    const against = others.filter(({ source, year }) => source !== first.source && !ofFirst.includes(year));
    if (against.length === 0) return [];
    return [
      {
        field: renovationField(thing),
        label: first.label,
        used: String(first.year),
        values: [first, ...against].map(({ year, kind, excerpt }) => ({
          value: String(year),
          source: { kind, excerpt },
        })),
      },
    ];
  });
}

const renovationPrefix = 'year of ';
const renovationField = (thing: string) => `${renovationPrefix}${thing}`;

/** The thing whose year is in conflict, if any. */
export function renovationOfField(field: string): string | undefined {
  return field.startsWith(renovationPrefix) ? field.slice(renovationPrefix.length) : undefined;
}
