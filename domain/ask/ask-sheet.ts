import { checkText } from '#domain/compliance/check-text.ts';
import { isInstruction } from '#domain/listings/content/is-instruction.ts';
import { buildFactSheet } from '#domain/script/facts/build-fact-sheet.ts';
import { factId } from '#domain/script/facts/fact-id.ts';
import { type FactSources, pageFacts, remarksOf } from '#domain/script/facts/fact-sources.ts';
import { knownName } from '#domain/script/facts/known-names.ts';
import { featureFacts } from '#domain/script/facts/noted-facts.ts';
import type { Fact, FactSheet } from '#domain/script/schema.ts';
import { countOf } from '../english/plural-of.ts';
import { verbatimFacts } from './verbatim-facts.ts';

/** A talk names a few; a buyer may ask for any of them, and the last ones on a page are no less true. */
const maxSchools = 12;
const maxFeatures = 120;

/**
 * The fact sheet that questions are answered from: the talk's, with the listing's sentences as they stand and with what
 * a talk leaves out because it was said already or is no news, such as listed features, the ZIP code and that the home is
 * still for sale.
 */
export function buildAskSheet(sources: FactSources): FactSheet {
  const sheet = buildFactSheet(sources);
  const page = pageFacts(sources);
  const status = sources.listing.saleStatus;
  const extra = [
    ...one('status', 'Sale status', status === 'active' || status === 'for rent' ? status : undefined),
    ...one('zip', 'ZIP code', /^\d{5}(?:-\d{4})?$/.exec(page?.zip.value ?? '')?.[0]),
    ...one('mls', 'MLS number', /^[\w-]{4,20}$/.exec(page?.mls.value ?? '')?.[0]),
    ...one('parking', 'Parking', parkingOf(page?.parking.value ?? '')),
    ...one(
      'fullBaths',
      'Full baths',
      fullBathsOf(page?.bathsFull.value, page?.bathsHalf.value, page?.baths.value),
    ),
    ...(page?.schools.value ?? []).slice(0, maxSchools).flatMap(schoolFact),
    ...featureFacts(sources, maxFeatures),
  ];
  const verbatim = verbatimFacts(sources);
  const { page: told, byHand } = remarksOf(sources);
  const quoted = letters(`${told} ${byHand}`);
  // A talk cuts sentences at other places ("with arch."); its pieces would be quoted beside the whole.
  const isReworded = ({ field, source }: Fact) =>
    field === 'mention' ||
    field === 'condition' ||
    (field === 'remark' && quoted.includes(letters(source.excerpt)));
  const base = [...sheet.facts.filter((fact) => !isReworded(fact)), ...verbatim];
  const known = new Set(base.map(({ id }) => id));
  const added = extra.filter(({ id, value }) => !known.has(id) && checkText(value).verdict === 'allow');
  return { ...sheet, facts: [...new Map([...base, ...added].map((fact) => [fact.id, fact])).values()] };
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** As the page lists it, in words that nobody would say aloud: "Door-Single, Inside Entrance, Garage". */
function parkingOf(listed: string): string | undefined {
  const text = listed.replace(/\s+/g, ' ').trim();
  return /^[\p{L}\d][\p{L}\d ,./()&'+-]{2,200}$/u.test(text) && !isInstruction(text) ? text : undefined;
}

/** All of them full, where the page says so and its total agrees; a half beside them is told with the split. */
const fullBathsOf = (full: number | null = null, half: number | null = null, all: number | null = null) =>
  full && !half && full === all ? countOf(full, 'full bath') : undefined;

function schoolFact(school: string): Fact[] {
  const name = knownName(school, 'company');
  return one('school', 'School', name).map((fact) => ({ ...fact, id: factId('school', fact.value) }));
}

function one(field: string, label: string, value: string | undefined): Fact[] {
  return value
    ? [{ id: field, field, label, value, aliases: [], source: { kind: 'page', excerpt: value } }]
    : [];
}
