import { isAddressPlaceholder } from './rules.ts';
import { stateNames, toStateCode } from './states.ts';
import { splitUnit } from './street-key.ts';
import { toStreetDirection, toStreetSuffix, toUnitWord } from './street-words.ts';
import { tidyCase } from './tidy-case.ts';

export type ParsedAddress = {
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
};

const zipPattern = String.raw`\d{5}(?:-\d{4})?|[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d`;
const statePattern = `[A-Z]{2}|${stateNames.join('|')}|${stateNames.join('|').toUpperCase()}`;
const stateAndZip = new RegExp(
  String.raw`(?:^|[,\s(])(${statePattern})\.?[,\s]+(${zipPattern})(?![\w-])`,
  'g',
);
const stateAlone = new RegExp(
  String.raw`,\s*(${statePattern})(?=\s*(?:$|[|,•·(]|\s[-–—]\s|\.\s|\s(?:is|has|for|in|with|MLS)\b))`,
  'g',
);

const notStreetWords =
  /\b(?:beds?|bds?|ba|bedrooms?|bathrooms?|sq|sqft|copyright|mls|results?|built)\b|\b(?:baths?|acres?|photos?|homes?|houses?|for|listings?|price|years?|days?|hours?|phone|minutes?|miles?|reviews?|stars?|views?)\b(?!\s+(?:[a-z]+\s+)?(?:st|ave|rd|dr|ln|ct|blvd|way|pl|cir|street|avenue|road|drive|lane|court|circle|trail|trl|loop|pkwy|ter)\b)/i;

const houseNumber =
  /(?:^|[\s:(])((?:[NSEW]\d{1,3}\s?[NSEW]?)?\d{1,6}(?:\s?[-–]\s?\d{1,6})?[A-Z]?(?:\s1\/2)?\s+(?=[A-Za-z0-9]))/g;
const strongSuffixes = new Set(
  'Aly Ave Blvd Cir Ct Cres Cv Dr Expy Hwy Ln Loop Pkwy Pike Pl Plz Rd Rte Sq St Ter Tpke Trce Trl Way Xing'.split(
    ' ',
  ),
);

/** Whether a text on its own can be the street line of an address. */
export function isStreetLine(text: string): boolean {
  const street = text.trim();
  if (
    street.length < 4 ||
    street.length > 90 ||
    isAddressPlaceholder(street) ||
    /[$@?!]|https?:/.test(street)
  )
    return false;
  if (/^(?:lot|tract|parcel|unit|tbd|xx+|\(?0\)?)\s/i.test(street)) return /[a-z]{3}/i.test(street.slice(4));
  if (!/^(?:[NSEW]\d{1,3}\s?[NSEW]?)?\d{1,6}(?:\s?[-–/]\s?\d{1,6})?[a-z]?\s+\S/i.test(street)) {
    return /^(?:one|two|three|four|five|six|seven|eight|nine|ten)\s/i.test(street) && hasSuffix(street);
  }
  // Grid streets: "1247 S 500 E".
  if (/^\d{1,6} [NSEW]\.? \d{1,5} [NSEW]\b/i.test(street)) return true;
  const words = street.split(/\s+/);
  return (
    words.length <= 12 &&
    !notStreetWords.test(street) &&
    /[a-z]{2}|\d(?:st|nd|rd|th)\b/i.test(words.slice(1).join(' '))
  );
}

function hasSuffix(text: string): boolean {
  return text
    .split(/[\s,]+/)
    .slice(1)
    .some((word) => toStreetSuffix(word) !== null);
}

function cutToHouseNumber(text: string): string | null {
  for (const match of text.matchAll(houseNumber)) {
    const start = match.index + match[0].length - (match[1]?.length ?? 0);
    const lot = /(?:^|[\s,|])((?:lots?|tract|parcel)\s*#?\s*)$/i.exec(text.slice(0, start))?.[1] ?? '';
    const street = text.slice(start - lot.length).trim();
    if (isStreetLine(street)) return street;
  }
  return isStreetLine(text) ? text.trim() : null;
}

/** Splits "12 Oak St Springfield" without a comma between street and city. */
export function splitStreetAndCity(text: string): { street: string; city: string } | null {
  const words = text.split(/\s+/).filter(Boolean);
  for (let index = 2; index < words.length - 1; index++) {
    const suffix = toStreetSuffix(words[index] ?? '');
    if (!suffix || !strongSuffixes.has(suffix)) continue;
    let end = index + 1;
    if (suffix === 'Hwy' || suffix === 'Rte') while (/^\d/.test(words[end] ?? '')) end++;
    if (toStreetDirection(words[end] ?? '') && end + 1 < words.length) end++;
    if (toUnitWord(words[end] ?? '')) end += 2;
    else if (/^#?\d+[a-z]?$|^#/i.test(words[end] ?? '')) end++;
    if (end >= words.length) return null;
    return { street: words.slice(0, end).join(' '), city: words.slice(end).join(' ') };
  }
  return null;
}

function isCity(text: string): boolean {
  return (
    text.length > 1 &&
    text.length < 40 &&
    /^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ.'’ -]*$/.test(text) &&
    !isAddressPlaceholder(text)
  );
}

function readHead(head: string): Pick<ParsedAddress, 'street' | 'city'> | null {
  const parts = head
    .split(/,(?!\d{3}\b)/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const city = parts.at(-1) ?? '';
  if (parts.length === 1) {
    const cut = cutToHouseNumber(city);
    const split = cut && splitStreetAndCity(cut);
    if (split && isCity(split.city)) return split;
    const lastWords = city.slice(city.lastIndexOf(' in ') < 0 ? 0 : city.lastIndexOf(' in ') + 4);
    return /^[A-Z]/.test(lastWords) && isCity(lastWords) && lastWords.split(' ').length < 5
      ? { street: null, city: lastWords }
      : null;
  }
  if (!isCity(city)) return null;
  const unitAlone =
    /^(?:(?:apt|unit|suite|ste|bldg|lot|ph|floor|fl|no)\b\.?\s*#?\s*[\w-]{1,8}|#\s?[\w-]{1,8}|\d{1,4}[A-Z]?|[A-Z]\d{0,4})$/i;
  const before = parts.slice(0, -1);
  const last = before.at(-1) ?? '';
  const streetParts = before.length > 1 && unitAlone.test(last) ? before.slice(-2) : before.slice(-1);
  const street = cutToHouseNumber(streetParts.join(', '));
  if (street || before.length < 2 || streetParts.length > 1) return { street, city };
  return { street: cutToHouseNumber(before.at(-2) ?? ''), city };
}

function finish(
  head: { street: string | null; city: string | null },
  state: string,
  zip: string | null,
): ParsedAddress {
  const street = head.street?.replace(/[\s,|•·-]+$/, '').replace(/\s+/g, ' ') ?? null;
  return {
    street: street ? tidyCase(street) : null,
    city: head.city ? tidyCase(head.city) : null,
    state,
    zip: zip ? normalizeZip(zip) : null,
  };
}

export function normalizeZip(zip: string): string {
  const upper = zip.trim().toUpperCase();
  if (/^[A-Z]\d[A-Z]/.test(upper)) return `${upper.slice(0, 3)} ${upper.slice(-3)}`;
  return upper.slice(0, 5);
}

/** A cheap test for every line of a page, before the expensive patterns. */
const mayHoldAddress = /,\s*[A-Z]|\b\d{5}\b|\b[A-Z]\d[A-Z]\b/;

/** "700 Broadway - U:3F", as some MLSs write a unit. */
export function plainUnit(text: string): string {
  return text.replace(/(?:\s-)?\s{1,3}U:\s?(\w{1,6})\b/g, ' #$1');
}

/** Finds the first full address ("street, city, ST 12345", or without ZIP) in a line of text. */
export function parseAddress(input: string): ParsedAddress | null {
  if (!mayHoldAddress.test(input)) return null;
  const text = plainUnit(input.slice(0, 600))
    .replace(/\s*\([^()]{1,40}\)/g, '')
    // "Somerville, MA : Ball Square 02144"
    .replace(/(,\s*[A-Z]{2})\s*:\s*[^,|:]{2,40}?\s(\d{5})\b/g, '$1 $2')
    .replace(/\s*[|•·\n]\s*/g, ', ')
    .replace(/,\s*(?:USA|United States(?: of America)?|Canada|US)\b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s,/g, ',');
  for (const match of text.matchAll(stateAndZip)) {
    const state = toStateCode(match[1] ?? '');
    if (!state) continue;
    const head = readHead(text.slice(0, match.index));
    return finish(head ?? { street: null, city: null }, state, match[2] ?? null);
  }
  for (const match of text.matchAll(stateAlone)) {
    const state = toStateCode(match[1] ?? '');
    const head = state && readHead(text.slice(0, match.index));
    if (state && head) return finish(head, state, null);
  }
  return null;
}

/** Joins a street line and a separate unit, unless the street already has one. */
export function joinUnit(street: string, unit: string | null | undefined): string {
  const trimmed = (unit ?? '').trim().replace(/,$/, '');
  if (!trimmed || isAddressPlaceholder(trimmed) || trimmed.length > 20 || splitUnit(street).unit)
    return street;
  if (!/^(?:#|apt|unit|ste|suite|ph|penthouse|bldg|lot|fl|floor|spc|no)\b|\d|^[a-z]{1,2}$/i.test(trimmed))
    return street;
  if (new RegExp(`[\\s#]${trimmed.replace(/[^\w]/g, '.')}$`, 'i').test(street)) return street;
  const designated = toUnitWord(trimmed.split(/[\s#]/)[0] ?? '') || trimmed.startsWith('#');
  return `${street} ${designated ? trimmed : `#${trimmed}`}`;
}
