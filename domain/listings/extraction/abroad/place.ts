import { isStreetLine } from '../../address/parse-address.ts';
import { tidyCase } from '../../address/tidy-case.ts';
import type { Page } from '../page/page.ts';
import { zones } from '../page/zones.ts';
import type { RawRecord } from '../records/collect-records.ts';
import { isObject } from '../records/record-address.ts';
import type { AbroadCode } from './country.ts';

export type Place = {
  street: string | null;
  city: string | null;
  region: string | null;
  postcode: string | null;
};

const codes: Record<AbroadCode, RegExp | null> = {
  GB: /^(.*?)[,\s]+((?:[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]?)(?: ?\d[ABD-HJLNP-UW-Z]{2})?)$/,
  IE: /^(.*?)[,\s]+([AC-FHKNPRTV-Y]\d[\dW] ?[\dA-Z]{4})$/,
  AU: /^(.*?)[,\s]+(?:(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)[,\s]+)?(\d{4})$/,
  NZ: /^(.*?)[,\s]+(\d{4})$/,
  ZA: null,
};
const lead =
  /^.*?\b(?:for sale|to rent|to let|for rent|for lease)(?: (?:in|at|on))? |^.*?\b(?:flat|house|apartment|property|home) (?:in|at) /i;
const region = /\b(NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\b/;
const namePart = /^[\p{L}\d][\p{L}\d '’.&/()#-]{1,60}$/u;
const notAPlace =
  /\b(?:beds?|bedrooms?|baths?|flat for|house for|for sale|to rent|to let|properties|zoopla|rightmove|sold|price)\b|[£$€|]/i;

/** "Welbeck Street South, Ashton-under-Lyne, OL7" in a heading or a title. */
export function parsePlace(whole: string, code: AbroadCode): Place | null {
  const text = (whole.split(/ \| | - (?=[A-Z][\w.]+$)/)[0] ?? '').replace(lead, '').trim();
  if (text.length > 140) return null;
  const parts = text.split(/\s*,\s*/).filter(Boolean);
  const pattern = codes[code];
  // One of the parts ends in the code: the place comes before it; what follows may be the town again.
  for (const [index, part] of parts.entries()) {
    const found = pattern?.exec(parts.slice(0, index + 1).join(', '));
    if (!found?.[1] || !found[2]) continue;
    const before = found[1].split(/\s*,\s*/);
    const again = pattern?.exec(`${parts[index + 1] ?? ''} `.trim())?.[1];
    return toPlace(before, found[2], again ?? null, region.exec(part)?.[1] ?? null);
  }
  if (code === 'IE' && /\b(?:Co\.? \p{L}+|Dublin(?: \d+W?)?)$/u.test(text) && parts.length > 1)
    return toPlace(parts, null, null, null);
  const isNumbered = isStreetLine(parts[0] ?? '');
  return (code === 'NZ' || code === 'AU') && isNumbered && parts.length > 1
    ? toPlace(parts, null, null, null)
    : null;
}

function toPlace(
  parts: string[],
  postcode: string | null,
  town: string | null,
  state: string | null,
): Place | null {
  const names = parts.map((part) => part.replace(region, '').trim()).filter((part) => part !== '');
  if (names.length === 0 || names.some((name) => !namePart.test(name) || notAPlace.test(name))) return null;
  const last = names.at(-1) ?? '';
  const county = /^Co\.? /.test(last) && names.length > 2;
  const city = town ?? (county ? names.at(-2) : last.replace(/^(Dublin) \d+W?$/, '$1'));
  const street = names.length > 1 ? names[0] : null;
  return {
    street: street ? tidyCase(street) : null,
    city: city ? tidyCase(city) : null,
    region: state,
    postcode,
  };
}

/** "4 Bedroom House for sale in Rivonia" */
const inPlace =
  /\b(?:house|apartment|flat|townhouse|home|property|cluster|unit|for sale|to rent) in (\p{Lu}[\p{L} '’-]{2,40}?)(?=,| \||$)/iu;

const ownTypes = /Organization|Agent|LocalBusiness|Person|Corporation|Brand/;

/** The address in the page's data, unless it's the office's. */
function dataPlace(records: RawRecord[]): Place | null {
  for (const { object, schemaType, lists } of records) {
    const address = object.address;
    if (!isObject(address) || lists > 0 || ownTypes.test(schemaType)) continue;
    const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
    const [street, city] = [
      text(address.streetAddress),
      text(address.addressLocality)?.split(',')[0] ?? null,
    ];
    if (city)
      return {
        street: street && isStreetLine(street) ? tidyCase(street) : null,
        city: tidyCase(city),
        region: text(address.addressRegion),
        postcode: text(address.postalCode),
      };
  }
  return null;
}

/** Where the home is: from headings, title and descriptions, plus anything the data adds. */
export function findPlace(page: Page, records: RawRecord[], code: AbroadCode): Place | null {
  const own = page.lines.filter(({ zone }) => !(zone & (zones.similar | zones.chrome | zones.agent)));
  const first = own.findIndex(({ heading }) => heading === 1);
  const near = own.slice(Math.max(0, first - 2), first + 6);
  const metas = page.metas.filter(({ name }) => /^(?:og:|twitter:)?(?:title|description)$/.test(name));
  const texts = [
    ...near.filter(({ text }) => text.length < 140).map(({ text }) => text),
    page.title ?? '',
    ...metas.map(
      ({ content }) => content.split(/(?<=[A-Z\d])\. |, (?:selling|renting) for| for [£€R]/)[0] ?? '',
    ),
  ];
  const stated = texts.map((text) => parsePlace(text, code)).filter((place) => place !== null);
  const best = stated.find(({ street, city }) => street && city) ?? stated[0] ?? null;
  const data = dataPlace(records);
  const town = stated.find(({ city, postcode }) => postcode === best?.postcode && city !== best?.city)?.city;
  const line = near.find(
    ({ text }) => text.length < 60 && /^\d/.test(text) && isStreetLine(text) && !/,/.test(text),
  );
  const street = best?.street ?? data?.street ?? (line ? tidyCase(line.text) : null);
  const named = [page.title ?? '', ...page.headings].map((text) => inPlace.exec(text)?.[1]).find(Boolean);
  const city = data?.city ?? town ?? best?.city ?? (code === 'ZA' && named ? tidyCase(named) : null);
  if (!street && !city) return null;
  return {
    street,
    city,
    region: best?.region ?? data?.region ?? null,
    postcode: best?.postcode ?? data?.postcode ?? null,
  };
}
