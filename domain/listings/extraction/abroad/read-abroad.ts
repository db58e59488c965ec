import type { Candidate, ListingStatus, PageFact, PageFacts } from '../facts.ts';
import type { Page } from '../page/page.ts';
import type { TextLine } from '../page/text-lines.ts';
import { zones } from '../page/zones.ts';
import type { RawRecord } from '../records/collect-records.ts';
import { decide, unknownFact, votesFor } from '../resolve/vote.ts';
import { describeLot } from '../values/area.ts';
import { readBusinessName } from '../values/read-business-name.ts';
import type { Country } from './country.ts';
import { findPlace } from './place.ts';

const squareFeet = 10.7639;
const perMonth = /\bpcm\b|\bp\/?m\b|per (?:calendar )?month|\/ ?mo(?:nth)?\b|monthly/i;
const perWeek = /\bpw\b|\bp\/w\b|per week|\/ ?w(?:ee)?k\b|weekly/i;
const notPrice =
  /ground rent|service charge|deposit|rates|levy|levies|bond|stamp|tax|estimate|last sold|fee|mortgage|repayment|from £|save|per sq/i;

function fact<Value>(value: Value | null, confidence = 0.8): PageFact<Value> {
  return value === null ? unknownFact : { value, confidence, source: 'text', alternatives: [] };
}

type Amount = { value: number; isRent: boolean };

function amountIn(text: string, { money }: Country): Amount | null {
  const found = text.length < 220 && !notPrice.test(text.slice(0, 120)) ? money.exec(text) : null;
  const value = Number((found?.[1] ?? '').replace(/[,\s]/g, ''));
  if (!found || !(value > 0)) return null;
  const rest = text.slice(found.index + found[0].length, found.index + found[0].length + 24);
  // A range or a second price leaves it open which one applies.
  if (/^ ?(?:-|–|to) ?[£€$R]? ?\d/.test(rest) || perWeek.test(rest)) return null;
  const isRent = perMonth.test(rest);
  return isRent ? { value, isRent } : value >= 10_000 ? { value, isRent } : null;
}

/** The price in the title, the description and the lines near the heading; they must agree. */
function findPrice(
  page: Page,
  own: TextLine[],
  country: Country,
): { price: PageFact<number>; isRent: boolean } {
  const first = own.findIndex(({ heading }) => heading === 1);
  const near = own
    .slice(Math.max(0, first - 6), first + 14)
    .map(({ text }) => ({ text, weight: 0.6, source: 'text' as const }));
  const metas = page.metas
    .filter(({ name }) => /^(?:og:|twitter:)?(?:title|description)$/.test(name))
    .map(({ content }) => ({ text: content.slice(0, 200), weight: 0.5, source: 'meta' as const }));
  const texts = [...near, ...metas, { text: page.title ?? '', weight: 0.55, source: 'title' as const }];
  const candidates = texts.flatMap(({ text, weight, source }): Candidate[] => {
    const amount = amountIn(text, country);
    if (!amount) return [];
    return [
      {
        field: 'price',
        value: amount.value,
        unit: amount.isRent ? 'month' : '',
        source,
        where: text.slice(0, 60),
        weight,
      },
    ];
  });
  const price = decide(
    votesFor(candidates, 'price', ({ value }) => ({ value: Number(value), key: String(value) })),
  );
  return { price, isRent: candidates.some(({ value, unit }) => value === price.value && unit === 'month') };
}

const statusSigns: [RegExp, ListingStatus][] = [
  [
    /\b(?:sstc|sold subject to contract|sold stc|under offer|sale agreed|let agreed|under contract)\b/i,
    'pending',
  ],
  [/^(?:sold|just sold|sold prior)$/i, 'sold'],
  [/\b(?:to rent|to let|for rent|for lease)\b|\/to-rent\/|\/(?:rent|lettings)\//i, 'for rent'],
  [/\bfor sale\b|\/for-sale\/|\/buy\/|\bguide price\b|\boffers (?:over|in excess)/i, 'active'],
];

function findStatus(page: Page, own: TextLine[], isRent: boolean): ListingStatus | null {
  const first = own.findIndex(({ heading }) => heading === 1);
  const near = own.slice(Math.max(0, first - 6), first + 10).map(({ text }) => text.slice(0, 80));
  const texts = [...near, page.title ?? '', page.url ?? ''];
  const found = statusSigns.find(([sign]) => texts.some((text) => sign.test(text)))?.[1] ?? null;
  return isRent && found !== 'pending' ? 'for rent' : found;
}

const lotLabel =
  /\b(?:land|erf|plot|site|section|stand) (?:size|area)\b\D{0,4}([\d,\s.]{2,12}?) ?(m²|m2|sqm|sq\.? ?m\b|ha\b|hectares?|acres?)/i;
const floorLabel =
  /\b(?:floor|internal|living|building|house|gross) (?:size|area)\b\D{0,4}([\d,\s.]{2,10}?) ?(m²|m2|sqm|sq\.? ?m\b)/i;

function sizeIn(own: TextLine[], label: RegExp): { amount: number; unit: string } | null {
  for (const [index, { text }] of own.entries()) {
    const found = text.length < 80 ? label.exec(`${text} ${own[index + 1]?.text.slice(0, 20) ?? ''}`) : null;
    const amount = Number((found?.[1] ?? '').replace(/[,\s]/g, ''));
    if (found && amount > 0) return { amount, unit: (found[2] ?? '').toLowerCase() };
  }
  return null;
}

const marketedBy =
  /(?:\b[Mm]arketed by|[£€] ?[\d,]+(?: pcm| pw)? from|\b[Ll]isted by|\b[Pp]resented by) ([A-Z][^.|]{2,60}?)(?=,|\.(?:\s|$)| See\b|$)/;

function findAgency(page: Page, records: RawRecord[]): string | null {
  for (const { content } of page.metas) {
    const name = readBusinessName(marketedBy.exec(content.slice(0, 300))?.[1]);
    if (name) return name;
  }
  for (const { object, schemaType, lists } of records) {
    if (lists > 1) continue;
    const named = /RealEstateAgent/.test(schemaType)
      ? object.name
      : (object.branchDisplayName ?? object.companyName ?? object.agencyName);
    const name = readBusinessName(named);
    if (name) return name;
  }
  return null;
}

/**
 * The facts of a home in the United Kingdom, Ireland, Australia, New Zealand or South Africa, or null if the page lacks
 * place, price or rooms. Leaves out everything that depends on US addresses and dollars.
 */
export function readAbroad(
  page: Page,
  facts: PageFacts,
  records: RawRecord[],
  country: Country,
): PageFacts | null {
  const place = findPlace(page, records, country.code);
  const own = page.lines.filter(
    ({ zone }) => !(zone & (zones.similar | zones.chrome | zones.agent | zones.history)),
  );
  const { price, isRent } = findPrice(page, own, country);
  const status = findStatus(page, own, isRent);
  const isPriced =
    price.value !== null ||
    /\b(?:POA|price on application|by negotiation|auction|contact agent|deadline sale|tender)\b/i.test(
      own
        .slice(0, 200)
        .map(({ text }) => text.slice(0, 80))
        .join('\n'),
    );
  if (!place?.city || !isPriced || (facts.beds.value === null && facts.lot.value === null)) return null;
  const land = sizeIn(own, lotLabel);
  const floor = sizeIn(own, floorLabel);
  const lot = land
    ? /^m|^sq/.test(land.unit)
      ? describeLot({ amount: land.amount, unit: 'sqm' })
      : describeLot({ amount: /^h/.test(land.unit) ? land.amount * 2.47105 : land.amount, unit: 'acres' })
    : null;
  return {
    ...facts,
    street: fact(place.street),
    city: fact(place.city),
    state: fact(place.region),
    zip: fact(place.postcode),
    country: fact<string>(country.code),
    price,
    priceCut: unknownFact,
    currency: price.value === null ? unknownFact : fact(country.currency),
    status: fact(status),
    sqft: floor
      ? fact(Math.round(floor.amount * squareFeet))
      : facts.sqft.confidence >= 0.6
        ? facts.sqft
        : unknownFact,
    lot: lot ? fact(lot) : unknownFact,
    agent: unknownFact,
    brokerage: fact(findAgency(page, records)),
    hoa: unknownFact,
    taxes: unknownFact,
    county: unknownFact,
    latitude: unknownFact,
    longitude: unknownFact,
    schoolDistrict: unknownFact,
    medianSalePrice: unknownFact,
  };
}
