import { decodeHTML } from 'entities';
import { isStreetLine, normalizeZip, parseAddress } from '../../address/parse-address.ts';
import { toStateCode } from '../../address/states.ts';
import { tidyCase } from '../../address/tidy-case.ts';
import type { FoundValue } from '../facts.ts';
import { type Area, readArea } from '../values/area.ts';
import { readBaths } from '../values/baths.ts';
import { readFeePeriod } from '../values/fee.ts';
import {
  isUnknown,
  type Money,
  readCoordinate,
  readCount,
  readMoney,
  readPlainNumber,
  readYear,
} from '../values/numbers.ts';
import { readMlsNumber } from '../values/read-mls-number.ts';
import { isBusinessName, readPersonName } from '../values/read-person-name.ts';
import { readPhone } from '../values/read-phone.ts';
import { readStatus } from '../values/read-status.ts';
import { readTourUrl } from '../values/read-tour-url.ts';
import { readType } from '../values/read-type.ts';
import type { RawFact, RawRecord } from './collect-records.ts';
import type { NamedField } from './field-names.ts';
import { readNeighborhood } from './read-neighborhood.ts';
import { isObject, unwrap } from './record-address.ts';
import { termReaders } from './term-readers.ts';

type Reader = (plain: unknown, fact: RawFact, record: RawRecord) => FoundValue | FoundValue[] | null;

export function cleanText(value: unknown): string | null {
  const inner = unwrap(value);
  if (typeof inner !== 'string') return null;
  const text = decodeHTML(inner)
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[a-z/!][^<>]{0,300}>/gi, ' ')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? null : text;
}

function longText(value: unknown, minLength: number): string | null {
  const text = cleanText(value);
  return text && text.length >= minLength && text.length < 20_000 ? text : null;
}

function shortText(value: unknown): string | null {
  return typeof value === 'string' && !isUnknown(value) && value.length < 90 && !/^https?:|^\d+$/.test(value)
    ? value.trim()
    : null;
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[,;|]/).map((item) => item.trim());
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return isObject(item) ? strings(item.name ?? item.text ?? item.value ?? []) : [];
  });
}

function areaOf(value: unknown, implied: Area['unit']): Area | null {
  if (!isObject(value)) return readArea(unwrap(value), implied);
  const unit = `${value.unitCode ?? ''} ${value.unitText ?? ''} ${value.unit ?? ''} ${value.units ?? ''}`;
  return readArea(
    unwrap(value),
    /MTK|sqm|m²|meter/i.test(unit) ? 'sqm' : /acre/i.test(unit) ? 'acres' : implied,
  );
}

const moneyNames = [
  'amount',
  'value',
  'listed',
  'price',
  'lastKnown',
  'formattedPrice',
  'formatted',
  'formattedValue',
  'display',
];

function moneyOf(value: unknown): Money | null {
  if (!isObject(value)) return readMoney(value);
  for (const name of moneyNames) {
    const money = readMoney(value[name]);
    if (money) return money;
  }
  return null;
}

function price(value: unknown, factor: number, unit?: string): FoundValue[] {
  const money = moneyOf(value);
  if (!money) return [];
  const kind = unit ?? (money.perMonth ? 'month' : undefined);
  const found: FoundValue[] = [
    { field: 'price', value: money.amount, factor, ...(kind ? { unit: kind } : {}) },
  ];
  if (money.currency) found.push({ field: 'currency', value: money.currency });
  return found;
}

function wholeCount(plain: unknown): number | null {
  return readPlainNumber(plain) ?? (plain === 0 || plain === '0' ? 0 : null);
}

function lotUnit(record: RawRecord, amount: number | null): Area['unit'] | null {
  const stated = String(record.facts.find((fact) => fact.field === 'lotUnit')?.value ?? '');
  if (/acre/i.test(stated)) return 'acres';
  if (amount === null || /sq|feet|ft/i.test(stated) || amount >= 400) return 'sqft';
  return amount % 1 === 0 ? null : 'acres';
}

/** In RESO data `ListingId` is the MLS number; elsewhere it is usually the site's own. */
function isReso(record: RawRecord): boolean {
  return ['ListPrice', 'PublicRemarks', 'StandardStatus', 'BedroomsTotal'].some(
    (name) => name in record.object,
  );
}

function amountText(plain: unknown): string | null {
  if (typeof plain === 'number') return plain > 0 ? `$${plain.toLocaleString('en-US')}` : null;
  return typeof plain === 'string' && !isUnknown(plain) && /\d/.test(plain) && plain.length < 60
    ? plain
    : null;
}

/** "monthlyHoaFee" and "hoa_fee_monthly" as words. */
function spacedName(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
}

const noParking = /^(?:none|no parking|not available|no)$/i;

const districtName = /\b(?:public schools|school district|unified|isd)$/i;

function address(plain: unknown): FoundValue[] {
  if (typeof plain !== 'string' || plain.length > 160) return [];
  const parsed = parseAddress(plain);
  if (!parsed?.street) return isStreetLine(plain) ? [{ field: 'street', value: tidyCase(plain) }] : [];
  const { street, city, state, zip } = parsed;
  return [
    { field: 'street', value: street },
    { field: 'city', value: city },
    { field: 'state', value: state },
    { field: 'zip', value: zip },
  ];
}

const readers: Record<NamedField, Reader> = {
  ...termReaders,
  address,
  city: (plain) => ({
    field: 'city',
    value: /^[A-Za-zÀ-ÿ.'’ -]{2,40}$/.test(String(plain)) ? tidyCase(String(plain)) : null,
  }),
  state: (plain) => ({ field: 'state', value: toStateCode(String(plain)) }),
  zip: (plain) => ({
    field: 'zip',
    value: /^(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i.test(String(plain))
      ? normalizeZip(String(plain))
      : null,
  }),
  price: (_, fact) => price(fact.value, 1),
  rent: (_, fact) => price(fact.value, 0.5, 'month'),
  soldPrice: (_, fact) => price(fact.value, 0.5, 'sold'),
  originalPrice: (_, fact) => ({ field: 'priceCut', value: moneyOf(fact.value)?.amount, unit: 'original' }),
  priceCut: (plain) => ({
    field: 'priceCut',
    value: readMoney(typeof plain === 'number' ? Math.abs(plain) : String(plain).replace(/^-/, ''))?.amount,
    unit: 'cut',
  }),
  currency: (plain) => ({
    field: 'currency',
    value: /^[A-Z]{3}$/.test(String(plain)) ? plain : null,
    factor: 0.7,
  }),
  status: (plain, fact) => ({
    field: 'status',
    value: readStatus(plain),
    factor: fact.name === 'availability' ? 0.5 : 1,
  }),
  beds: (plain) => ({ field: 'beds', value: readCount(plain) }),
  baths: (plain) => ({ field: 'baths', value: readBaths(plain) }),
  bathsWhole: (plain) => ({ field: 'baths', value: readBaths(plain), unit: 'whole' }),
  bathsFull: (plain) => ({ field: 'bathsFull', value: wholeCount(plain) }),
  bathsHalf: (plain) => ({ field: 'bathsHalf', value: wholeCount(plain) }),
  bathsThreeQuarter: (plain) => ({ field: 'baths', value: readPlainNumber(plain), unit: 'three-quarter' }),
  sqft: (_, fact) => {
    const area = areaOf(fact.value, 'sqft');
    if (!area) return null;
    if (area.unit === 'acres') return { field: 'lot', value: area, factor: 0.6 };
    const metric = area.unit === 'sqm';
    return {
      field: 'sqft',
      value: Math.round(area.amount * (metric ? 10.7639 : 1)),
      factor: metric ? 0.8 : 1,
    };
  },
  lotAcres: (_, fact) => ({ field: 'lot', value: areaOf(fact.value, 'acres') }),
  lotSqft: (_, fact) => ({ field: 'lot', value: areaOf(fact.value, 'sqft') }),
  lot: (plain, fact, record) => {
    const unit = lotUnit(record, readPlainNumber(plain));
    return unit ? { field: 'lot', value: areaOf(fact.value, unit) } : null;
  },
  lotUnit: () => null,
  yearBuilt: (plain) => ({ field: 'yearBuilt', value: readYear(plain) }),
  // "Residential" fits every home; the subtype next to it says more.
  type: (plain) => ({
    field: 'type',
    value: readType(plain),
    factor: /^residential$/i.test(String(plain).trim()) ? 0.55 : 1,
  }),
  mls: (plain, fact, record) => {
    const isOfSource = fact.weight < 0.5 && (/\.(?:source|mls)$/i.test(record.where) || isReso(record));
    return {
      field: 'mls',
      value: typeof plain === 'object' ? null : readMlsNumber(plain),
      factor: isOfSource ? 2 : 1,
    };
  },
  originatingMls: (plain) => ({ field: 'originatingMls', value: shortText(plain) }),
  agent: (plain) => {
    const person = readPersonName(plain);
    if (person) return { field: 'agent', value: person };
    return typeof plain === 'string' && isBusinessName(plain)
      ? { field: 'brokerage', value: shortText(plain), factor: 0.5 }
      : null;
  },
  agentPhone: (plain) => ({ field: 'agentPhone', value: readPhone(plain) }),
  brokerage: (plain) => ({ field: 'brokerage', value: shortText(plain) }),
  disclaimer: (plain) => ({ field: 'disclaimer', value: longText(plain, 30) }),
  description: (_, fact) => ({ field: 'description', value: longText(fact.value, 40) }),
  latitude: (plain) => ({ field: 'latitude', value: readCoordinate(plain, 90) }),
  longitude: (plain) => ({ field: 'longitude', value: readCoordinate(plain, 180) }),
  // In "monthlyHoaFee", the name gives the period.
  hoa: (plain, { name }) => {
    const value = amountText(plain);
    const period = value && !readFeePeriod(value) ? readFeePeriod(spacedName(name)) : null;
    return { field: 'hoa', value: value && period ? `${value} ${period}` : value };
  },
  taxes: (plain) => ({ field: 'taxes', value: amountText(plain) }),
  parking: (plain, fact) => {
    if (/^parking/i.test(fact.name) && noParking.test(strings(fact.value).join(', ')))
      return { field: 'policies', value: { kind: 'parking', text: 'No parking' } };
    const list = /^\d{1,2}$/.test(String(plain))
      ? Number(plain) > 0
        ? [`${plain} spaces`]
        : []
      : strings(fact.value);
    return {
      field: 'parking',
      value: list
        .filter((item) => !isUnknown(item) && !/^(?:yes|no|y|n)$/i.test(item))
        .slice(0, 8)
        .join(', '),
      factor: /feature/i.test(fact.name) ? 1 : 0.8,
    };
  },
  school: (plain) => {
    const name = shortText(plain);
    return name ? { field: 'schools', value: [name], unit: 'one' } : null;
  },
  // A bare "Schools" label can contain anything; only districts identify themselves.
  schoolDistrict: (plain, { name }) => ({
    field: 'schoolDistrict',
    value: /^schools\b/i.test(name) && !districtName.test(String(plain)) ? null : shortText(plain),
  }),
  county: (plain) => ({
    field: 'county',
    value: shortText(plain)?.replace(/,? [A-Z]{2}$| - \d+$/, '') ?? null,
  }),
  subdivision: (plain) => ({ field: 'subdivision', value: shortText(plain) }),
  neighborhood: (plain, fact) => readNeighborhood(isObject(fact.value) ? fact.value : { name: plain }),
  feature: (_, fact) => {
    const list = strings(fact.value)
      .map((item) => item.trim())
      .filter((item) => item.length > 2 && item.length < 60 && !/^https?:|[{}<>]|^\d+$/.test(item));
    return list.length > 0 ? { field: 'features', value: list.slice(0, 40), unit: 'some' } : null;
  },
  photos: () => null,
  virtualTour: (plain) => ({ field: 'virtualTour', value: readTourUrl(plain) }),
};

/** Converts one named value of a record; empty values yield nothing. */
export function readFact(fact: RawFact, record: RawRecord): FoundValue[] {
  const found = readers[fact.field](unwrap(fact.value), fact, record);
  const list = found === null ? [] : Array.isArray(found) ? found : [found];
  return list.filter(({ value }) => value !== null && value !== undefined && value !== '');
}
