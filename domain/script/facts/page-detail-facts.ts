import { countOf } from '../../english/plural-of.ts';
import { isInstruction } from '../../listings/content/is-instruction.ts';
import type { Fact } from '../schema.ts';
import { factId } from './fact-id.ts';
import { type FactSources, pageFacts, readingKind } from './fact-sources.ts';
import { knownName } from './known-names.ts';
import { plainWording } from './plain-wording.ts';
import { isUsableNote } from './usable-sentences.ts';

const periods: [said: string, sign: RegExp][] = [
  [' twice a year', /\btwice a year|semi-?annual/],
  [' a month', /\b(?:mo|month|monthly)\b/],
  [' a quarter', /\b(?:quarter|quarterly)\b/],
  [' a week', /\b(?:week|weekly)\b/],
  [' a year', /\b(?:yr|year|annual|annually|yearly)\b/],
];

/** "$3,412 per year" as spoken: the amount and, if stated, the period. */
export function readDues(text: string | null | undefined): string | undefined {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  if (/^(?:none|no|\$?0(?:\.00)?(?:\/mo)?)$/i.test(line)) return 'none';
  const amount = /^\$\s?(\d[\d,]*)(?:\.\d\d)?/.exec(line);
  if (!amount || Number(amount[1]?.replaceAll(',', '')) === 0) return undefined;
  const rest = line.slice(amount[0].length).toLowerCase();
  const period = periods.find(([, sign]) => sign.test(rest))?.[0] ?? '';
  return `$${amount[1]}${period}`;
}

/** "7,405 sqft" with its unit as spoken. */
function readLot(text: string | null | undefined): string | undefined {
  const size = /^(\d[\d,]*(?:\.\d+)?)\s*(acres?|sq\.? ?ft|sqft|square feet|sf)\b/i.exec((text ?? '').trim());
  if (!size || Number(size[1]?.replaceAll(',', '')) === 0) return undefined;
  const isAcres = /^a/i.test(size[2] as string);
  return isAcres ? countOf(size[1] as string, 'acre') : `${size[1]} square feet`;
}

/** What only the page's reading contains: lot, fees, taxes, parking, schools, county. */
export function pageDetailFacts(sources: FactSources): Fact[] {
  const page = pageFacts(sources);
  if (!page) return [];
  const kind = readingKind(sources);
  const one = (
    field: string,
    label: string,
    value: string | undefined,
    excerpt: unknown,
    aliases: string[] = [],
  ): Fact[] =>
    value ? [{ id: field, field, label, value, aliases, source: { kind, excerpt: String(excerpt) } }] : [];
  // Of a table's cells, one that can't be used doesn't take the others with it.
  const parking = plainWording(page.parking.value ?? '')
    .replace(/\.$/, '')
    .split(', ')
    .filter((cell, _, cells) => isUsableNote(cell) && !isInstruction(cells.join(', ')))
    .join(', ');
  const county = knownName(page.county.value, 'place');
  const hasLot = !/condo|apartment|co-op/i.test(sources.listing.propertyType ?? '');
  return [
    ...one('lot', 'Lot', hasLot ? readLot(page.lot.value) : undefined, page.lot.value, ['lot']),
    ...one('hoa', 'Association fee', readDues(page.hoa.value), page.hoa.value, [
      'association fee',
      'HOA fee',
    ]),
    ...one(
      'taxes',
      'Property taxes',
      readDues(page.taxes.value),
      page.taxes.value,
      taxYear(page.taxes.value),
    ),
    ...one('parking', 'Parking', parking, page.parking.value, ['parking']),
    ...one(
      'county',
      'County',
      county && (/\b(?:county|parish|borough)$/i.test(county) ? county : `${county} County`),
      page.county.value,
    ),
    ...(page.schools.value ?? []).slice(0, 4).flatMap((school) => {
      const name = knownName(school, 'company');
      return name
        ? one('school', 'School', name, school).map((fact) => ({ ...fact, id: factId('school', name) }))
        : [];
    }),
  ];
}

function taxYear(text: string | null): string[] {
  const year = /\b(20\d\d)\b/.exec(text ?? '')?.[1];
  return ['property taxes', ...(year ? [year] : [])];
}
