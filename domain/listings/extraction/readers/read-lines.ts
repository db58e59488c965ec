import { isStreetLine, parseAddress } from '../../address/parse-address.ts';
import { tidyCase } from '../../address/tidy-case.ts';
import type { Candidate, FieldName } from '../facts.ts';
import { type Identity, isOffice, matchesIdentity, streetOf } from '../identity.ts';
import { lineDistance } from '../page/line-distance.ts';
import { placeOnNextLine } from '../page/place-on-next-line.ts';
import type { TextLine } from '../page/text-lines.ts';
import { zones } from '../page/zones.ts';
import { readBaths } from '../values/baths.ts';
import { readMoney } from '../values/numbers.ts';
import { readStatus } from '../values/read-status.ts';
import { readType } from '../values/read-type.ts';
import { pairsIn } from './label-pairs.ts';
import { readSummary } from './read-summary.ts';

const aside = zones.similar | zones.chrome | zones.history | zones.schools;

/** The line closest to the home's facts: its heading, or the first line with its address. */
export function anchorLine(lines: TextLine[], identity: Identity): number {
  let firstHeading = -1;
  for (const [index, line] of lines.entries()) {
    if (line.zone & (zones.similar | zones.chrome)) continue;
    if (line.text.length < 160 && identity) {
      const street = streetOf(line.text);
      if (street && matchesIdentity({ street, city: null, state: null, zip: null }, identity)) return index;
    }
    if (firstHeading < 0 && line.heading === 1) firstHeading = index;
  }
  return firstHeading;
}

/** 1 next to the heading and less farther away: other homes gather at the end of a page. */
export function nearnessTo(anchor: number): (line: number) => number {
  return (line) => {
    if (anchor < 0) return 0.85;
    const steps = Math.abs(line - anchor);
    return steps <= 40 ? 1 : steps <= 150 ? 0.9 : steps <= 400 ? 0.8 : 0.7;
  };
}

const notThePrice =
  /\/\s?(?:mo|sq|sf|ft|yr|week|night|day)|\bper (?:mo|sq|month|foot|year|sf)|\b(?:est|estimat\w*|payments?|mortgage|hoa|tax(?:es)?|fees?|dues|zestimate|last sold|sold (?:for|on|in)|was|reduced by|price (?:cut|drop|reduc\w*|changed?|per)|down|save|savings|deposit|assess\w*|insur\w*|average|avg|median|between|starting|up to|credit|cash|rebate|budget|home value|market value|value|worth of|net worth|rent|upgrades?|win|prizes?|sweepstakes?|giveaway|chance|gift|grants?|towards?|bonus|reward|scholarship|donat\w*|raised|discount|income|salary|project cost|costs?|refinanc\w*|balance|chart|closing|commission|monthly|min|max|loan|original\w*|previous\w*|bid)\b|\b(?:from|over|under|to) \$|- ?\$/i;

const formerPrice =
  /\b(?:was|originally|formerly|reduced from|previously|old price|reduced by|reduced|down|price (?:cut|drop) of)\s*:?\s*\$\s?[\d,.]+[KMkm]?/gi;

/** "$599,000 -$26,000": the second amount is the price cut; in a range, it would be the larger one. */
function withoutCut(text: string): string {
  const match = /^(.{0,20}\$\s?([\d,]+))\s*\(?[-–−▼↓]\s?\$\s?([\d,]+)K?\)?$/i.exec(text);
  const [price, cut] = [match?.[2], match?.[3]].map((amount) => Number((amount ?? '').replace(/,/g, '')));
  return match?.[1] && price && cut && cut < price * 0.4 ? match[1] : text;
}

function readPrice(lines: TextLine[], index: number, near: number): Candidate | null {
  const line = lines[index];
  if (!line?.text.includes('$') || line.text.length > 90) return null;
  const text = withoutCut(line.text.replace(formerPrice, ' ').trim());
  const before = lines[index - 1];
  const isLabel =
    before !== undefined &&
    before.text.length < 40 &&
    !before.text.includes('$') &&
    lineDistance(before, line) <= 4;
  const after = lines[index + 1];
  const isLabeled =
    after !== undefined && after.text.length < 30 && !/\d/.test(after.text) && lineDistance(line, after) <= 4;
  const context = `${isLabel ? before.text : ''} ${text} ${isLabeled ? after.text : ''}`;
  const money = readMoney(text);
  if (!money || money.amount < 10_000 || notThePrice.test(context) || money.perMonth) return null;
  if ((text.match(/\$/g)?.length ?? 0) > 1) return null;
  const alone = /^(?:[A-Za-z ]{0,20}:?\s*)?(?:US|CA|C)?\$\s?[\d,.]+\s?[KM]?\+?\s*(?:USD|CAD)?$/.test(text);
  return {
    field: 'price',
    value: money.amount,
    source: 'text',
    where: line.text.slice(0, 60),
    weight: (alone || line.heading > 0 ? 0.68 : 0.5) * near,
  };
}

const soldPrice =
  /^(?:last )?sold(?: price)?(?: (?:on|in) [\w/, ]{3,20})?:?(?: [A-Z][a-z]{2,8},? \d{4})?(?: for)? ?\$ ?([\d,]{5,12})\b/i;

/** "Sold: $475,000", "Last sold: Dec 2013 for $475,000": the price of a sold home, never an asking price. */
function readSoldPrice(line: TextLine, near: number): Candidate | null {
  const amount = line.text.length < 60 ? soldPrice.exec(line.text)?.[1] : undefined;
  const value = Number((amount ?? '').replaceAll(',', ''));
  return value >= 10_000
    ? { field: 'price', value, unit: 'sold', source: 'text', where: line.text, weight: 0.4 * near }
    : null;
}

const rentPrice = /^\s*\$\s?([\d,]{3,7})\s*(?:\/|per\s)\s*mo(?:nth)?\b/i;

function readRent(lines: TextLine[], index: number, near: number): Candidate | null {
  const line = lines[index];
  const amount = line && line.text.length < 40 ? rentPrice.exec(line.text)?.[1] : undefined;
  if (!line || !amount) return null;
  const beside = [lines[index - 1], lines[index + 1]]
    .map((other) => other?.text.slice(0, 40) ?? '')
    .join(' ');
  if (
    /\b(?:est|payments?|mortgage|zestimate|estimate[ds]?|refi\w*|loan|fixed|arm|principal)\b/i.test(
      `${beside} ${line.text}`,
    )
  )
    return null;
  const value = Number(amount.replace(/,/g, ''));
  return { field: 'price', value, unit: 'month', source: 'text', where: line.text, weight: 0.55 * near };
}

const roomFields = new Set<FieldName>(['beds', 'baths', 'bathsFull', 'bathsHalf', 'sqft', 'lot']);

const statusLine =
  /^(?:for sale|active|pending|contingent|sold|under contract|off market|coming soon|for rent|new listing|active under contract|sale pending|closed|house for sale|condo for sale|townhouse for sale|home for sale|just listed|back on market|active contingent|recently sold|public record|this (?:home|property) is (?:currently )?(?:not (?:currently )?(?:for sale|listed)|off the market).{0,40}|not (?:currently )?(?:for sale|listed for sale).{0,30}|(?:single family |multi-family |lot ?\/ ?)?[a-z]+ for (?:rent|sale|lease)|(?:active|pending|sold|contingent)\b.{0,24})$/i;

/** The kind of home, alone on a line or as in "House for sale". */
const typeLine =
  /^(?:single[- ]family(?: home| residence| residential)?|townhouse|townhome|condo(?:minium)?|multi-?family|(?:lot ?\/ ?)?land|manufactured home|co-?op|mobile home|(?:house|apartment)(?= for ))(?: for (?:sale|rent|lease))?$/i;

/** Facts in lines without a label: price, "3 bd 2 ba 1,850 sqft", address, status. */
export function readLines(lines: TextLine[], identity: Identity, anchor: number): Candidate[] {
  const candidates: Candidate[] = [];
  const nearness = nearnessTo(anchor);
  const prose: Candidate[] = [];
  let prices = 0;
  for (const [index, line] of lines.entries()) {
    if (line.zone & aside) continue;
    if (line.text.length > (line.zone & zones.remarks ? 60 : 220)) {
      prose.push(...readProse(line.text));
      continue;
    }
    const steps = anchor < 0 ? 999 : Math.abs(index - anchor);
    if (statusLine.test(line.text) && (anchor < 0 || steps < 60)) {
      const value = readStatus(line.text);
      if (value) candidates.push({ field: 'status', value, source: 'text', where: line.text, weight: 0.62 });
    }
    // Calculators repeat the home's figures; only those near the heading belong to the listing.
    if (line.zone & zones.money && steps > 4) continue;
    const near = nearness(index) * (line.zone & zones.money ? 0.8 : 1);
    const isAgent = (line.zone & zones.agent) !== 0;
    const isOther = belongsToOtherHome(lines, index, identity);
    const price = isAgent || isOther ? null : readPrice(lines, index, near);
    if (price && prices < 12) {
      // A price far from the heading is rarely the home's.
      const factor = (prices === 0 ? 1 : 0.75) * (anchor >= 0 && steps > 60 ? 0.6 : 1);
      candidates.push({ ...price, weight: price.weight * factor });
      prices++;
    }
    const rent = readRent(lines, index, near);
    if (rent) candidates.push(rent);
    const sold = isOther ? null : readSoldPrice(line, near);
    if (sold) candidates.push(sold);
    const labeled = line.text.includes(':') && pairsIn(line.text).length > 0;
    const close = steps <= 3;
    const others = isOther || namesOtherHome(line.text, identity);
    const found = readSummary(
      { text: line.text, source: 'text', where: line.text.slice(0, 80), weight: 0.66 * near },
      identity,
    );
    const factor = proseFactor(line.text, found);
    for (const one of found) {
      const isRoom = roomFields.has(one.field);
      if (one.field === 'price' || one.field === 'mls' || (isRoom && (labeled || others))) continue;
      if (one.field === 'sqft' && isOtherSize(lines[index - 1], line)) continue;
      const isPlace = ['street', 'city', 'state', 'zip'].includes(one.field);
      if (isPlace && (isAgent || (!identity && (index > 60 || isOffice(lines, index))))) continue;
      if (isPlace && !parseAddress(line.text)?.street && !close && !isPlaceLine(line, index, anchor))
        continue;
      candidates.push(isRoom ? { ...one, weight: one.weight * factor } : one);
    }
    if (steps <= 8 && !others) candidates.push(...readFormerPrice(line.text));
    if (close) candidates.push(...readHeading(lines, index, identity));
    if (typeLine.test(line.text) && Math.abs(index - anchor) < 160) {
      const value = readType(line.text.replace(/ for (?:sale|rent|lease)$/i, ''));
      if (value) candidates.push({ field: 'type', value, source: 'text', where: line.text, weight: 0.56 });
    }
  }
  const hasRooms = candidates.some(({ field }) => field === 'beds' || field === 'baths');
  return hasRooms ? candidates : [...candidates, ...prose];
}

const streetInText =
  /\b\d{1,6}(?: [NSEW]{1,2}\.?)?(?: [A-Z][\w'’.-]*){1,4} (?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Ct|Court|Blvd|Boulevard|Way|Pl|Place|Cir|Circle|Trl|Trail|Ter|Terrace|Pkwy|Parkway)\b/g;

/** "Also for sale: 31 Tern Hollow Lane, 2 beds": a line with another street describes another home. */
function namesOtherHome(text: string, identity: Identity): boolean {
  if (!identity || text.length < 20) return false;
  const streets = text.match(streetInText) ?? [];
  return (
    streets.length > 0 &&
    !streets.some((street) => matchesIdentity({ street, city: null, state: null, zip: null }, identity))
  );
}

/** "$587,000 · 3 bd 1 ba" with another street on the next line of the block: another home's card. */
function belongsToOtherHome(lines: TextLine[], index: number, identity: Identity): boolean {
  const line = lines[index];
  if (!line || !identity || !/\d/.test(line.text)) return false;
  return [lines[index - 1], lines[index + 1]].some(
    (beside) =>
      beside?.element === line.element &&
      beside.text.length < 120 &&
      isStreetLine(beside.text.split(',')[0] ?? '') &&
      namesOtherHome(beside.text, identity),
  );
}

const formerly =
  /\b(?:(?:price )?(?:reduced|lowered|dropped|cut|down) from|was|originally|formerly|previously)(?: (?:listed|offered|priced) (?:at|for))?:? \$ ?(\d[\d,]{3,12})\b/i;

/** "$785,000, price reduced from $815,000": a previous price next to the current one. */
function readFormerPrice(text: string): Candidate[] {
  const amount = text.length < 160 ? formerly.exec(text)?.[1] : undefined;
  const value = Number((amount ?? '').replaceAll(',', ''));
  return value >= 10_000
    ? [{ field: 'priceCut', value, unit: 'original', source: 'text', where: text.slice(0, 80), weight: 0.6 }]
    : [];
}

/** In prose, a single count often describes something else (a guest cottage, a septic permit, a building plan). */
function proseFactor(text: string, found: Candidate[]): number {
  const isProse =
    text.length > 70 && /[.!](?:\s|$)/.test(text) && /\b(?:the|this|your|with|for|a|and)\b/.test(text);
  if (!isProse) return 1;
  const fields = new Set(found.map((one) => one.field));
  const hasBaths = fields.has('baths') || fields.has('bathsFull');
  return fields.has('beds') && hasBaths ? 0.9 : 0.5;
}

const roomsInProse =
  /(?<![\d.,$-])(\d{1,2})[\s-]?(?:bedrooms?|beds?|br|bd)\b(?:,? and |,? |\s?[/&|+]\s?)(\d{1,2}(?:\.\d{1,2})?)[\s-]?(?:full )?(?:bathrooms?|baths?|ba)\b/i;

/** "This 3 bedroom, 2.5 bath Cape …": enough if the page has no other room counts. */
function readProse(text: string): Candidate[] {
  const match = text.length < 4_000 ? roomsInProse.exec(text) : null;
  if (!match) return [];
  const from = { source: 'text', where: match[0], weight: 0.55 } as const;
  return [
    { ...from, field: 'beds', value: Number(match[1]) },
    { ...from, field: 'baths', value: readBaths(match[2]) },
  ];
}

/** "Lot info / 3,049 Sqft", "Garage / 480 sq ft". */
function isOtherSize(label: TextLine | undefined, line: TextLine): boolean {
  return (
    label !== undefined &&
    label.text.length < 40 &&
    lineDistance(label, line) <= 4 &&
    /\b(?:lot|land|garage|basement|deck|porch|patio|unfinished|yard|shed|barn|workshop|parcel)\b/i.test(
      label.text,
    )
  );
}

/** "Springfield, IL 62704" alone on a line, not far from the heading. */
function isPlaceLine(line: TextLine, index: number, anchor: number): boolean {
  if (anchor < 0 ? index > 20 : Math.abs(index - anchor) > 15) return false;
  return /^[A-Z][A-Za-z .'’-]{1,38},\s*(?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?),?\s+(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/.test(
    line.text,
  );
}

/** A heading with only the street, and the city on the next line. */
function readHeading(lines: TextLine[], index: number, identity: Identity): Candidate[] {
  const line = lines[index];
  if (!line || !identity) return [];
  const street = streetOf(line.text);
  if (
    !street ||
    !isStreetLine(street) ||
    !matchesIdentity({ street, city: null, state: null, zip: null }, identity)
  )
    return [];
  const found: Candidate[] = [];
  const add = (field: FieldName, value: string | null): void => {
    if (value) found.push({ field, value, source: 'text', where: 'heading', weight: 0.65 });
  };
  add('street', tidyCase(street));
  const next = placeOnNextLine(street, lines, index);
  if (next?.street && matchesIdentity(next, identity)) {
    add('city', next.city);
    add('state', next.state);
    add('zip', next.zip);
    add('street', next.street);
  }
  return found;
}
