import type { Candidate, FieldName } from '../facts.ts';
import type { TextLine } from '../page/text-lines.ts';
import { zones } from '../page/zones.ts';
import { readMoney } from '../values/numbers.ts';
import { nearbyPlace, readPlaceName } from '../values/places.ts';

const aside = zones.similar | zones.chrome | zones.history | zones.agent;
const neighborhoodAfterPlace =
  /^[A-Z][A-Za-z .'’-]{1,38}, [A-Z]{2}(?: \d{5}(?:-\d{4})?)? ?[·•|] ?([^·•|$\d]{3,50})$/;
const aroundHeading = /^(?:around|living in|life in|welcome to) (?:the )?(.{3,50})$/i;
const plainHeading = /^(?:(?:about )?the |about this )?neighbou?rhood$/i;
const nearbyList =
  /(?:^|[.!] )(?:nearby|close by|around the corner|(?:with)?in [a-z0-9 -]{3,40}|(?:a )?short (?:walk|drive)(?: away)?|steps away)(?::| are| is| you(?:'|’)ll find) ([^.:]{4,400})\./gi;
const medianPrice =
  /\bmedian (?:sale |sold |home |list(?:ing)? )?(?:price|value)[^$]{0,90}(\$ ?\d[\d,]{4,12})/i;

const shortestText = 40;
const maxCharacters = 2_000;
const maxPlaces = 12;

/** The neighborhood, its description and the named places nearby. */
export function readSurroundings(lines: TextLine[], anchor: number): Candidate[] {
  const own = lines.map((line) => (line.zone & aside ? { ...line, text: '', heading: 0 } : line));
  const found: Candidate[] = [];
  const add = (field: FieldName, value: unknown, where: string, weight: number): void => {
    if (value !== null) found.push({ field, value, source: 'text', where: where.slice(0, 80), weight });
  };
  for (const [index, { text, heading }] of own.entries()) {
    if (text.length > maxCharacters || text === '') continue;
    const isBesideHeading = anchor >= 0 && Math.abs(index - anchor) <= 3;
    if (isBesideHeading)
      add('neighborhood', readPlaceName(neighborhoodAfterPlace.exec(text)?.[1]), text, 0.55);
    if (heading > 1) add('neighborhood', readPlaceName(aroundHeading.exec(text)?.[1]), text, 0.5);
    if (heading > 0) continue;
    const lists = [...text.matchAll(nearbyList)].map(({ 1: list = '' }) => list);
    if (lists.length === 0 && /^nearby$/i.test(headingAbove(own, index))) lists.push(text);
    for (const list of lists) add('nearby', placesIn(list), text, 0.6);
    const median = text.search(/\bmedian\b/i);
    // Searched once, so a line full of medians stays linear.
    const amount = median < 0 ? null : medianPrice.exec(text.slice(median, median + 160))?.[1];
    if (amount) add('medianSalePrice', readMoney(amount)?.amount ?? null, text, 0.6);
  }
  return found;
}

/** The text under the heading that names the neighborhood. */
export function readNeighborhoodText(lines: TextLine[], names: ReadonlySet<string>): Candidate[] {
  for (const [index, { text, heading, zone }] of lines.entries()) {
    const name = (aroundHeading.exec(text)?.[1] ?? text).toLowerCase();
    const isIts = heading > 1 && !(zone & aside) && (names.has(name) || plainHeading.test(text));
    if (!isIts) continue;
    const below = lines.slice(index + 1, index + 6);
    const end = below.findIndex((line) => line.heading > 0 || line.zone & aside);
    const own = (end < 0 ? below : below.slice(0, end)).filter((line) => line.text.length >= shortestText);
    const value = own
      .map((line) => line.text)
      .join(' ')
      .slice(0, maxCharacters);
    if (value !== '')
      return [{ field: 'neighborhoodDescription', value, source: 'text', where: text, weight: 0.6 }];
  }
  return [];
}

function headingAbove(lines: TextLine[], index: number): string {
  const before = lines[index - 1];
  return before && before.heading > 0 ? before.text : '';
}

function placesIn(list: string) {
  const places = list
    .split(/, and |,? and the |, | and (?=[A-Z])/)
    .map((phrase) => nearbyPlace(phrase))
    .filter((place) => place !== null)
    .slice(0, maxPlaces);
  return places.length > 0 ? places : null;
}
