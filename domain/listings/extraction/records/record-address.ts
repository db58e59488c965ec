import {
  isStreetLine,
  joinUnit,
  normalizeZip,
  type ParsedAddress,
  parseAddress,
} from '../../address/parse-address.ts';
import { isAddressPlaceholder } from '../../address/rules.ts';
import { toStateCode } from '../../address/states.ts';
import { tidyCase } from '../../address/tidy-case.ts';
import { isOneEditApart, plainFieldName } from './field-names.ts';

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Many sites wrap single values: `{ "value": "…" }`, `{ "formattedValue": "…" }`. */
export function unwrap(value: unknown): unknown {
  if (!isObject(value)) return Array.isArray(value) && value.length === 1 ? unwrap(value[0]) : value;
  for (const name of [
    'value',
    'amount',
    'formattedValue',
    'displayValue',
    'name',
    'text',
    'content',
    '@value',
    'Value',
    'listed',
    'display',
    'formatted',
    'formattedDimension',
    'assembledAddress',
    'formattedPrice',
    'squareFeet',
  ]) {
    const inner = value[name];
    if (typeof inner === 'string' || typeof inner === 'number') return inner;
  }
  return undefined;
}

const parts: Record<string, string[]> = {
  street:
    'streetaddress street addressline1 addressline line line1 address1 streetline addressstreet streetaddress1 addr1 streetname1 displaystreet prettyaddress streetaddressline deliveryline assembledaddress'.split(
      ' ',
    ),
  whole:
    'fulladdress unparsedaddress displayaddress formattedaddress address addressfull completeaddress formatteddisplayaddress addresstext fullstreetaddress addressdisplay propertyaddress listingaddress addressstring location fulladdressdisplay'.split(
      ' ',
    ),
  number: 'streetnumber housenumber streetno addressnumber stnumber streetnumbernumeric'.split(' '),
  prefix: 'streetdirprefix streetpredirection predirection streetdirectionprefix streetpredir'.split(' '),
  name: ['streetname', 'stname'],
  suffix: 'streetsuffix streettype suffix stsuffix streetsuffixname'.split(' '),
  suffixDirection:
    'streetdirsuffix streetpostdirection streetdirectionsuffix postdirection streetpostdir'.split(' '),
  unit: 'unitnumber unit aptnumber apartmentnumber unitno addressline2 address2 line2 suite apt unitnum subpremise streetaddress2'.split(
    ' ',
  ),
  city: 'city addresslocality cityname locality municipality town addresscity citytown propertycity'.split(
    ' ',
  ),
  state:
    'state stateorprovince statecode addressregion region province stateabbreviation stateabbr statename addressstate propertystate stateid'.split(
      ' ',
    ),
  zip: 'zip zipcode postalcode zip5 postcode addresszip propertyzip addresspostalcode postal zipcode5'.split(
    ' ',
  ),
};
const partByName = new Map(
  Object.entries(parts).flatMap(([part, list]) => list.map((name) => [name, part] as const)),
);
const longPartNames = [...partByName.keys()].filter((name) => name.length > 9);
const nestedNames = new Set(
  'address location propertyaddress addressinfo listingaddress streetaddress place fulladdress addressdetails property geo addresslines coordinates'.split(
    ' ',
  ),
);

const partCache = new Map<string, string | null>();

function partOf(name: string): string | null {
  let part = partCache.get(name);
  if (part === undefined) {
    part = findPart(plainFieldName(name)) ?? null;
    if (partCache.size > 20_000) partCache.clear();
    partCache.set(name, part);
  }
  return part;
}

function findPart(plain: string): string | undefined {
  const exact = partByName.get(plain);
  if (exact || plain.length < 9) return exact;
  const near = longPartNames.find((known) => isOneEditApart(known, plain));
  return near && partByName.get(near);
}

function asText(value: unknown): string | null {
  const inner = unwrap(value);
  if (typeof inner !== 'string' && typeof inner !== 'number') return null;
  const text = String(inner).replace(/\s+/g, ' ').trim();
  return text === '' || text.length > 300 ? null : text;
}

function composeStreet(found: Map<string, string>): string | null {
  const number = found.get('number');
  const name = found.get('name');
  if (!number || !name || isAddressPlaceholder(name)) return null;
  const suffix = found.get('suffix');
  const endsWithSuffix = suffix && new RegExp(`\\s${suffix.replace(/\W/g, '.')}\\.?$`, 'i').test(name);
  const words = [
    number,
    found.get('prefix'),
    name,
    endsWithSuffix ? null : suffix,
    found.get('suffixDirection'),
  ];
  return words.filter(Boolean).join(' ');
}

/** An object's own address, in its fields or one level down. Null without street and ZIP. */
export function recordAddress(record: JsonObject, depth = 0): ParsedAddress | null {
  const found = new Map<string, string>();
  let nested: ParsedAddress | null = null;
  for (const name in record) {
    const value = record[name];
    if (value === null || value === undefined || value === '') continue;
    const part = partOf(name);
    const text = part ? asText(value) : null;
    if (part && text && !found.has(part) && !isAddressPlaceholder(text)) found.set(part, text);
    if (isObject(value) && depth < 2 && nestedNames.has(plainFieldName(name))) {
      const inner = recordAddress(value, depth + 1);
      if (inner && (!nested || (inner.street && !nested.street))) nested = inner;
    }
  }
  const whole = found.get('whole');
  const parsed = whole ? parseAddress(whole) : null;
  const parsedStreet = found.get('street') ? parseAddress(found.get('street') ?? '') : null;
  const plainStreet =
    parsedStreet?.street ??
    found.get('street') ??
    composeStreet(found) ??
    parsed?.street ??
    (whole && isStreetLine(whole) ? whole : null);
  const street =
    plainStreet && isStreetLine(plainStreet)
      ? tidyCase(joinUnit(plainStreet.replace(/,\s*$/, ''), found.get('unit')))
      : null;
  const state = toStateCode(found.get('state') ?? '') ?? parsed?.state ?? parsedStreet?.state ?? null;
  const zipText = found.get('zip');
  const zip =
    zipText && /^(?:\d{5}(?:-?\d{4})?|[A-Z]\d[A-Z][ -]?\d[A-Z]\d)$/i.test(zipText)
      ? normalizeZip(zipText)
      : (parsed?.zip ?? parsedStreet?.zip ?? null);
  const cityText = found.get('city') ?? parsed?.city ?? parsedStreet?.city ?? null;
  const city = cityText && /^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ.'’ -]{1,40}$/.test(cityText) ? tidyCase(cityText) : null;
  if (!street && !zip) return nested;
  return {
    street: street ?? nested?.street ?? null,
    city: city ?? nested?.city ?? null,
    state: state ?? nested?.state ?? null,
    zip: zip ?? nested?.zip ?? null,
  };
}
