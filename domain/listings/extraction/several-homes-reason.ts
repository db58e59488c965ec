import { isStreetLine } from '../address/parse-address.ts';
import { splitUnit, streetKey, unitKey } from '../address/street-key.ts';
import { countDetails } from './count-details.ts';
import type { PageFacts } from './facts.ts';
import type { Identity } from './identity.ts';
import type { Page } from './page/page.ts';
import { zones } from './page/zones.ts';
import type { RawRecord } from './records/collect-records.ts';

const resultsHeading =
  /\b(?:homes|houses|real estate|listings|properties|condos|apartments|townhomes|townhouses|flats|lots|rentals|villas)\b[^|]{0,30}\b(?:for|to) (?:sale|rent|let)\b(?! by owner)|\b\d[\d,]*\+? (?:results|homes|listings|properties|houses|matches)\b|search results|property search|real estate (?:&|and) homes|\b(?:featured|our|my|all|new|active|recent|exclusive|office|current|available|saved) (?:listings|properties|homes)\b|\b(?:recently sold|sold) (?:homes|properties|listings)\b|\bhome search\b|\b(?:client|buyer) (?:portal|list)\b|\byour (?:matches|favorites|search)\b|^(?:map|list) view\b/i;

const maxLines = 3_000;
const minOthers = 3;
const manyOthers = 5;
const besidePrice = 4;
const price = /[$£€] ?\d[\d,.]{2,}/;

type Homes = { streets: Set<string>; units: Set<string> };

/** The homes the page shows with a price, in its text and in its data. */
function homesOn(page: Page, records: RawRecord[]): Homes {
  const homes: Homes = { streets: new Set(), units: new Set() };
  const add = (written: string): void => {
    const { street, unit } = splitUnit(written);
    const key = streetKey(street);
    homes.streets.add(key);
    if (unit) homes.units.add(`${key} ${unitKey(unit)}`);
  };
  const lines = page.lines.slice(0, maxLines);
  for (const [index, { text, zone }] of lines.entries()) {
    if (zone & (zones.chrome | zones.agent | zones.history) || text.length > 140) continue;
    const start = /\b\d{1,6} +[\p{L}\d]/u.exec(text)?.index;
    const street =
      start === undefined
        ? ''
        : (text
            .slice(start)
            .split(/[,|•·]|\s[-–—]\s/)[0]
            ?.trim() ?? '');
    if (street === '' || !isStreetLine(street) || !hasStreetName(street)) continue;
    const around = lines.slice(Math.max(0, index - besidePrice), index + besidePrice + 1);
    if (around.some((line) => line.text.length < 200 && price.test(line.text))) add(street);
  }
  for (const { address, hasOwnAddress, lists, facts } of records) {
    const isPriced = facts.some(({ field }) => field === 'price' || field === 'rent');
    if (hasOwnAddress && address?.street && lists > 0 && isPriced) add(address.street);
  }
  return homes;
}

function hasStreetName(street: string): boolean {
  return (
    /^\d+[A-Za-z]? +(?:[NSEW]\.? +)?(?:\d+(?:st|nd|rd|th)|[A-Z])/.test(street) &&
    street.split(' ').length <= 8
  );
}

const communitySigns: RegExp[] = [
  /\b(?:floor ?plans?|home designs|model homes?)\b/i,
  /\b(?:quick move-?in|move-in ready homes|homesites?|units? available|available units|new home community)\b/i,
  /\b(?:priced? |starting )?from (?:the )?(?:low |mid |high |upper )?\$ ?\d|\bstarting (?:at|from) \$/i,
  /\b(?:studio|\d) ?(?:[-–]|to) ?\d ?(?:beds?|bedrooms?|brs?|bds?)\b/i,
  /\b\d{1,2},?\d{3} ?(?:[-–]|to) ?\d{1,2},?\d{3} ?sq/i,
  /\$[\d,]{3,} ?(?:[-–]|to) ?\$?[\d,]{3,}(?: ?\/ ?mo)?/i,
];

/** A builder's community or an apartment complex gives ranges where a home gives numbers. */
function isCommunity(page: Page, isNamed: boolean): boolean {
  const lines = page.lines
    .filter(
      ({ zone, text }) =>
        !(zone & (zones.chrome | zones.similar | zones.money | zones.remarks)) && text.length < 160,
    )
    .slice(0, 400);
  const found = communitySigns.map((sign) => lines.some(({ text }) => sign.test(text)));
  const ranges = found.slice(3).filter(Boolean).length;
  return found.filter(Boolean).length >= (isNamed ? 4 : 3) && ranges >= (isNamed ? 2 : 1);
}

/** Whether the page shows several homes, which would make the facts those of an arbitrary one. */
export function severalHomesReason(
  page: Page,
  found: { identity: Identity; facts: PageFacts; records: RawRecord[] },
): 'search results' | 'several homes' | null {
  const { identity, facts, records } = found;
  const isNamed = identity?.isNamed ?? false;
  if (isCommunity(page, isNamed)) return 'several homes';
  const homes = homesOn(page, records);
  const details = countDetails(facts);
  const others = [...homes.streets].filter((key) => key !== identity?.key).length;
  const units = [...homes.units].filter((key) => key.startsWith(`${identity?.key} `)).length;
  if (isNamed) return identity?.unit === null && units >= minOthers && details < 3 ? 'several homes' : null;
  const isResults = [page.title ?? '', ...page.headings].some((text) => resultsHeading.test(text));
  // A brokerage may title a single home's page "Our listings"; such a page says more about the home than a card does.
  if (isResults && (others >= manyOthers || (details < 4 && (others > 0 || details < 2))))
    return 'search results';
  return others >= minOthers - 1 && details < 3 ? 'several homes' : null;
}
