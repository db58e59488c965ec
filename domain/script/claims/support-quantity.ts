import type { IndexedFact } from './index-sheet.ts';
import type { Quantity } from './read-numbers.ts';

/** How far a rounded figure may be from the fact. */
const closeBy = 0.05;
const about = 0.03;

export function matchesValue(said: Quantity, fact: number): boolean {
  // People say "eight forty-nine" for $849,900, too.
  if (
    said.spoken?.some(
      (value) => value === fact || (value >= 100_000 && value === Math.floor(fact / 1000) * 1000),
    )
  )
    return true;
  const { value, looseness } = said;
  if (Math.abs(value - fact) < 1e-9) return true;
  // "About 907" isn't rounded.
  if (Number(value.toPrecision(2)) !== value) return false;
  if (looseness === 'under') return fact < value && fact >= value * (1 - closeBy);
  if (looseness === 'over') return fact > value && fact <= value * (1 + closeBy);
  return looseness === 'about' && Math.abs(value - fact) <= fact * about;
}

const measures = new Set([
  'square foot',
  'bedroom',
  'bathroom',
  'acre',
  'foot',
  'inch',
  'minute',
  'hour',
  'mile',
  'block',
  'car',
  'story',
  'floor',
  'percent',
  'year span',
  'month',
  'money',
  'time',
  'year',
]);

/** For figures about the whole home, the unit is enough; others need something else in common. */
const plainFields = new Set([
  'beds',
  'baths',
  'bathSplit',
  'sqft',
  'price',
  'priceCut',
  'priceBefore',
  'yearBuilt',
  'lot',
  'hoa',
  'taxes',
  'medianHomeValue',
  'street',
  'parking',
]);

export type NearbyWords = { terms: readonly string[]; names: readonly string[]; behind: readonly string[] };

/** The fact that backs a number: the same value for the same thing, matching the surrounding words. */
export function supportQuantity(
  said: Quantity,
  facts: readonly IndexedFact[],
  nearby: NearbyWords,
): string | undefined {
  const carrying = facts.filter((fact) =>
    fact.quantities.some(
      (known, at) =>
        matchesValue(said, known.value) &&
        (sameUnit(said, known, fact) || countsSame(said, fact.counted[at] ?? [], nearby.behind)),
    ),
  );
  const others = nearby.terms.length + nearby.names.length;
  return carrying.find((fact) => plainFields.has(fact.field) || others === 0 || sharesWords(fact, nearby))
    ?.id;
}

function sameUnit(said: Quantity, known: Quantity, fact: IndexedFact): boolean {
  if (said.unit === known.unit) return true;
  const [mine, theirs] = [said.unit ?? '', known.unit ?? ''];
  if (measures.has(mine) && measures.has(theirs)) return storeys.has(mine) && storeys.has(theirs);
  // "Twenty" for "twenty minutes", or "seats three" for "seating for three": no units to compare.
  if (said.unit === undefined)
    return (
      said.spoken !== undefined || said.value >= minSpokenPrice || (theirs !== 'money' && theirs !== 'year')
    );
  if (measures.has(mine))
    return mine === 'bedroom' || mine === 'bathroom' || mine === 'money' || mine === 'year'
      ? false
      : fact.stems.includes(` ${mine} `);
  return fact.stems.includes(` ${mine} `) && !(measures.has(theirs) && theirs !== 'year');
}

/** "Two bedrooms" of "two other bedrooms", "two spots" of "two garage spaces". */
function countsSame({ unit }: Quantity, counted: readonly string[], behind: readonly string[]): boolean {
  if (unit === undefined) return false;
  const named = [unit, ...behind].map(sameCount);
  return counted.some((stem) => named.includes(sameCount(stem)));
}

const sameCount = (stem: string) => countNames.find((names) => names.includes(stem))?.[0] ?? stem;
const countNames = [
  ['space', 'spot', 'stall'],
  ['unit', 'residence', 'home', 'apartment', 'condo', 'flat'],
  ['bathroom', 'bath'],
  ['bedroom', 'bed'],
  ['floor', 'level', 'story'],
];

/** A number this large without a unit is a price. */
const minSpokenPrice = 100;
const storeys = new Set(['story', 'floor']);

function sharesWords(fact: IndexedFact, { terms, names, behind }: NearbyWords): boolean {
  return (
    terms.some((term) => fact.terms.has(term) || fact.stems.includes(` ${term} `)) ||
    [...names, ...behind].some((name) => fact.stems.includes(` ${name} `))
  );
}
