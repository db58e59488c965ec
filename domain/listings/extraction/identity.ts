import { isStreetLine, type ParsedAddress, parseAddress, plainUnit } from '../address/parse-address.ts';
import { slugAddress } from '../address/slug-address.ts';
import { splitUnit, streetKey, unitKey } from '../address/street-key.ts';
import { toStreetDirection, toStreetSuffix } from '../address/street-words.ts';
import type { Page } from './page/page.ts';
import { placeOnNextLine } from './page/place-on-next-line.ts';
import type { TextLine } from './page/text-lines.ts';
import { zones } from './page/zones.ts';
import type { LabeledValue } from './readers/read-labels.ts';
import type { RawRecord } from './records/collect-records.ts';

/**
 * The home the page is about, by its address; other addresses belong to other homes. `isNamed` means that the title, a
 * heading or the link names it; otherwise it may be one home of several.
 */
export type Identity = { key: string; unit: string | null; isNamed: boolean } | null;

export const titleMetas = new Set([
  'og:title',
  'twitter:title',
  'title',
  'og:zillow_fb:address',
  'parsely-title',
  'dc.title',
]);
const addressMetas = new Set([
  'og:street-address',
  'og:street_address',
  'business:contact_data:street_address',
  'streetaddress',
  'place:street-address',
  'property:address',
]);

export function streetOf(whole: string): string | null {
  const text = whole.slice(0, 600);
  const parsed = parseAddress(text)?.street;
  if (parsed) return parsed;
  const first =
    plainUnit(text)
      .split(/\s[|–—-]\s|,|\||•|\n/)[0]
      ?.trim() ?? '';
  return isStreetLine(first) ? first : null;
}

function nameWords(key: string): string[] {
  const words = key.split(' ').slice(1);
  const strong = words.filter((word) => !toStreetDirection(word) && !toStreetSuffix(word));
  return strong.length > 0 ? strong : words;
}

/** Same house number and a shared word of the name: "12 N Oak St" and "12 Oak Street". */
function isSameStreet(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.split(' ')[0] !== b.split(' ')[0]) return false;
  const other = new Set(nameWords(b));
  return nameWords(a).some((word) => other.has(word));
}

export function matchesIdentity(address: ParsedAddress | null, identity: Identity): boolean | null {
  if (!identity || !address?.street) return null;
  const { street, unit } = splitUnit(address.street);
  if (!isSameStreet(streetKey(street), identity.key)) return false;
  return !unit || !identity.unit || unitKey(unit) === identity.unit;
}

class Votes {
  readonly score = new Map<string, number>();
  readonly named = new Set<string>();
  readonly units = new Map<string, number>();

  add(street: string | null | undefined, weight: number, isNamed = false): void {
    if (!street) return;
    const { street: plain, unit } = splitUnit(street);
    const key = streetKey(plain);
    if (isNamed) this.named.add(key);
    this.score.set(key, (this.score.get(key) ?? 0) + weight);
    if (unit)
      this.units.set(`${key}|${unitKey(unit)}`, (this.units.get(`${key}|${unitKey(unit)}`) ?? 0) + weight);
  }
}

function recordVotes(votes: Votes, records: RawRecord[], single: number, listed: number): void {
  const spent = new Map<string, number>();
  for (const record of records) {
    if (
      !record.hasOwnAddress ||
      !record.address?.street ||
      /Organization|Agent|LocalBusiness|Person|Corporation/.test(record.schemaType)
    )
      continue;
    const key = streetKey(splitUnit(record.address.street).street);
    const given = spent.get(key) ?? 0;
    const weight = Math.min(record.lists === 0 ? single : listed, single * 1.5 - given);
    if (weight <= 0) continue;
    spent.set(key, given + weight);
    votes.add(record.address.street, weight);
  }
}

const officeSigns =
  /\b(?:fax|office|suite|ste|tel|copyright|licen[cs]ed?|realty|realtors?|brokerage|estate agents?|opening hours|branch)\b|©/i;

/** An address near an office's name is the agent's own. */
export function isOffice(lines: TextLine[], index: number): boolean {
  const around = lines.slice(Math.max(0, index - 2), index + 3).map(({ text }) => text.slice(0, 120));
  return (
    around.some((text) => officeSigns.test(text)) &&
    !around.some((text) => /\$ ?\d{3}|\d ?(?:beds?|bd|br)\b/i.test(text))
  );
}

const notOwn = zones.similar | zones.chrome | zones.agent | zones.remarks;

/** Addresses in the text; the city may be on the line after the street. The first counts most. */
function lineVotes(votes: Votes, page: Page): void {
  let seen = 0;
  for (const [index, line] of page.lines.entries()) {
    if (line.text.length > 140 || line.zone & notOwn) continue;
    const isStreet = isStreetLine(line.text);
    const joined = isStreet ? placeOnNextLine(line.text, page.lines, index) : parseAddress(line.text);
    const street = joined?.street ?? (isStreet && line.heading > 0 ? line.text : null);
    if (!street || (line.heading === 0 && isOffice(page.lines, index))) continue;
    votes.add(street, seen === 0 ? 1.2 : 0.2);
    if (++seen > 20) return;
  }
}

/** Weighs title, headings, URL and data; the URL only supports what is stated elsewhere. */
export function findIdentity(
  page: Page,
  jsonLd: RawRecord[],
  state: RawRecord[],
  labels: LabeledValue[] = [],
): Identity {
  const votes = new Votes();
  if (page.title) votes.add(streetOf(page.title), 3, true);
  for (const heading of page.headings.slice(0, 3)) votes.add(streetOf(heading), 4, true);
  for (const { name, content } of page.metas) {
    if (titleMetas.has(name)) votes.add(streetOf(content), 2, true);
    else if (addressMetas.has(name)) votes.add(streetOf(content), 2, true);
    else if (name === 'description' || name === 'og:description') votes.add(parseAddress(content)?.street, 1);
  }
  recordVotes(votes, jsonLd, 2, 0.2);
  recordVotes(votes, state, 1.2, 0.1);
  const labeled = labels.find((label) => label.field === 'address');
  if (labeled) votes.add(streetOf(labeled.value), 2);
  lineVotes(votes, page);
  const slug = page.url ? slugAddress(page.url) : null;
  const slugWords = new Set(slug?.words.map((word) => streetKey(`0 ${word}`).slice(2)) ?? []);
  const slugText = page.url?.toLowerCase() ?? '';
  // A page without a head or heading is identified by its link alone.
  if (slug?.street && slug.zip && votes.score.size === 0) votes.add(slug.street, 1, true);
  let best: { key: string; score: number; isNamed: boolean } | null = null;
  for (const [key, score] of votes.score) {
    const words = key.split(' ');
    const inSlug = slug
      ? slug.words[0] === words[0] &&
        nameWords(key).every((word) => slugWords.has(word) || slugText.includes(word))
      : false;
    const total = score + (inSlug ? 4 : 0);
    if (!best || total > best.score || (total === best.score && key < best.key))
      best = { key, score: total, isNamed: inSlug || votes.named.has(key) };
  }
  if (!best || best.score < 1) return null;
  const units = [...votes.units]
    .filter(([name]) => name.startsWith(`${best.key}|`))
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  const [first, second] = units;
  const sure = first && first[1] >= 2 && (!second || first[1] > second[1]);
  return { key: best.key, isNamed: best.isNamed, unit: sure ? (first[0].split('|')[1] ?? null) : null };
}
