import { isStreetLine, parseAddress } from '../../address/parse-address.ts';
import type { Candidate, FieldName, Source } from '../facts.ts';
import { type Identity, matchesIdentity } from '../identity.ts';
import { readArea } from '../values/area.ts';
import { readBaths } from '../values/baths.ts';
import { readMoney } from '../values/numbers.ts';
import { readMlsNumber } from '../values/read-mls-number.ts';
import { readType } from '../values/read-type.ts';

const beds = /(?:^|[^\d.$,/-])(\d{1,2})\s*(?:\+\s*\d\s*)?[-\s]?(?:bds?|brs?|beds?|bdrms?|bedrooms?)\b/i;
const baths =
  /(?:^|[^\d.$,/-]|[A-Za-z]\s?\/\s?)(\d{1,2}(?:\.\d{1,2}|\s?½)?)\s*(?:\+\s*)?[-\s]?(?:ba|bths?|baths?|bathrooms?)\b/i;
const bedsAndBaths = /\bbeds?(?:rooms)?\s*\/\s*baths?(?:rooms)?\s*:?\s*(\d{1,2})\s*\/\s*(\d{1,2}(?:\.\d)?)/i;
const fullBaths = /(\d{1,2})\s*full\b(?=.{0,24}(?:\bba|bath|half|partial|$))/i;
const fullAndHalf = /(\d{1,2})\s*[|/]\s*(\d)\s*ba(?:ths?|throoms?)?\s*\(?full\s*[|/]\s*(?:half|partial)/i;
const halfBaths = /(\d{1,2})\s*(?:half|part(?:ial)?|1\/2|½)\b[\s-]*(?:\bba\b|baths?|bathrooms?|$|[),;|])/i;
const lotSize =
  /(?:^|[^\d.,$])((?:\d[\d,]{0,12}(?:\.\d{0,8})?|\.\d{1,8})\s*(?:sq\.?\s*ft\.?|sqft|square feet|acres?|ac))\s*lot\b|\blot(?:\s*size)?\s*[:-]?\s*((?:\d[\d,]{0,12}(?:\.\d{0,8})?|\.\d{1,8})\s*(?:sq\.?\s*ft|sqft|square feet|acres?))/i;
const mlsNumber =
  /(?:^|[^A-Za-z])(?:MLS\s*(?:®|&reg;|™)?\s*(?:(?:listing\s*)?(?:#|id|number|num|no)\b\.?\s*[:#]?|#|:)|listing\s*(?:#|id|number)\s*[:#]?)\s*[:#]?\s*([A-Za-z]{0,6}[-_]?\d[\w-]{3,18})/i;
const priceLead =
  /(?:for sale|listed (?:at|for)|price:?|asking|offered at|this|priced at|list price|sale for)\s*(?=(?:US|CA|C)?\$)/i;

export type Summary = { text: string; source: Source; where: string; weight: number };

/** A range of beds ("3-4 beds") or a search phrase says nothing about a single home. */
function isCollective(text: string): boolean {
  return (
    /\b(?:homes|houses|listings|properties|results|rentals|apartments|condos) for (?:sale|rent)\b|\b\d+\+ beds?\b/i.test(
      text,
    ) && !/\$\s?\d/.test(text)
  );
}

/** Facts in a sentence or line about the home: "3 bd | 2.5 ba | 1,850 sqft", "MLS# A123", "… for $450,000". */
export function readSummary(
  { text: whole, source, where, weight }: Summary,
  identity: Identity,
): Candidate[] {
  const found: Candidate[] = [];
  const add = (field: FieldName, value: unknown, factor: number, unit?: string): void => {
    if (value !== null && value !== undefined)
      found.push({ field, value, source, where, weight: weight * factor, ...(unit ? { unit } : {}) });
  };
  if (!/\d|studio/i.test(whole) || isCollective(whole)) return found;
  const address = parseAddress(whole);
  // In the page head, text next to the home's own address is about the home.
  const isOwn = (source === 'meta' || source === 'title') && matchesIdentity(address, identity) === true;
  if (address && matchesIdentity(address, identity) !== false) {
    add('street', address.street, 1);
    add('city', address.city, 1);
    add('state', address.state, 1);
    add('zip', address.zip, 1);
  }
  // "12 Bath Rd" doesn't mean twelve baths.
  const text = address?.street ? whole.replace(address.street, ' ') : isStreetLine(whole) ? '' : whole;
  const together = bedsAndBaths.exec(text);
  if (together) {
    add('beds', Number(together[1]), 1);
    add('baths', readBaths(together[2]), 1);
  }
  const bedMatch = together ? undefined : beds.exec(text)?.[1];
  if (bedMatch) add('beds', Number(bedMatch), 1);
  else if (/\bstudio\b/i.test(text) && text.length < 80) add('beds', 0, 0.5);
  const pair = fullAndHalf.exec(text);
  const full = pair?.[1] ?? fullBaths.exec(text)?.[1];
  const half = pair?.[2] ?? halfBaths.exec(text)?.[1];
  if (full) add('bathsFull', Number(full), 1);
  if (half) add('bathsHalf', Number(half), 1);
  const bath = full || half || together ? undefined : baths.exec(text)?.[1];
  if (bath) add('baths', readBaths(bath.replace(/\s/g, '')), 1);
  const lot = lotSize.exec(text);
  if (lot) add('lot', readArea(lot[1] ?? lot[2]), 0.9);
  else {
    const acres = /(?:^|[·•|,;] ?)([\d.,]{1,16} acres?)(?= ?(?:$|[·•|,;]))/i.exec(text)?.[1];
    if (acres && text.length < 160) add('lot', readArea(acres), 0.8);
  }
  const built = /\bbuilt in ((?:1[6-9]|20)\d{2})\b|^((?:1[6-9]|20)\d{2}) (?:year |yr )?built$/i.exec(text);
  if (built && (text.length < 120 || source === 'meta')) add('yearBuilt', Number(built[1] ?? built[2]), 0.9);
  const indoors = lot ? text.replace(lot[0], ' | ') : text;
  const area = readArea(indoors);
  if (
    area?.unit === 'sqft' &&
    !/\blot\b|\bland\b/i.test(indoors.slice(0, 400)) &&
    !/per\s*sq|\/\s*sq/i.test(text)
  )
    add('sqft', Math.round(area.amount), isOwn ? 1 : 0.9);
  const mls = mlsNumber.exec(text)?.[1];
  if (mls) add('mls', readMlsNumber(mls), 1);
  const lead = priceLead.exec(text);
  const money = lead ? readMoney(text.slice(lead.index + lead[0].length)) : readMoney(text);
  if (money && money.amount >= 10_000 && !money.perMonth)
    add('price', money.amount, lead || isOwn ? 0.95 : 0.65);
  else if (money?.perMonth && /rent|lease/i.test(text)) add('price', money.amount, 0.6, 'month');
  return found;
}

export function readTypeIn(text: string): string | null {
  const match =
    /\b((?:house|home)(?= for (?:sale|rent)\b)|single[- ]family|townhouse|townhome|condo(?:minium)?|multi[- ]family|duplex|manufactured home|mobile home|vacant land|co-?op)\b/i.exec(
      text,
    );
  return match ? readType(match[1]) : null;
}
