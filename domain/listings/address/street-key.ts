import { toStreetDirection, toStreetSuffix, toUnitWord } from './street-words.ts';

const beforeBareUnit = new Set(['St', 'Ave', 'Dr', 'Ln', 'Ct', 'Blvd', 'Way', 'Pl', 'Cir', 'Ter', 'Pkwy']);

/** "7420 E 5th Ave B": a short token after the suffix is a unit; after "County Road" it is the road's number. */
function splitBareUnit(street: string): { street: string; unit: string | null } {
  const match = /^(\S+ .+ (\S+?)),? ([A-Z]?\d{1,4}[A-Z]?|[A-Z])$/i.exec(street);
  if (!match?.[1] || !match[2] || !match[3] || toStreetDirection(match[3])) return { street, unit: null };
  return beforeBareUnit.has(toStreetSuffix(match[2]) ?? '')
    ? { street: match[1], unit: `#${match[3]}` }
    : { street, unit: null };
}

/** Splits "12 Oak Street, Apt. 4B" into the street and its unit; the unit keeps its own words. */
export function splitUnit(text: string): { street: string; unit: string | null } {
  const street = text.trim().slice(0, 400).replace(/\s+/g, ' ').slice(0, 200);
  // Canadian order: "1207 - 88 Harbourview Cres".
  const leading = /^([a-z]{0,2}\d{1,5}[a-z]?)\s?[-–]\s(\d{1,6}[a-z]?\s.+)$/i.exec(street);
  if (leading?.[1] && leading[2]) return { street: leading[2], unit: `#${leading[1]}` };
  const match =
    /^(.{3,}?)[\s,]+((?:apt|apartment|unit|suite|ste|bldg|building|lot|floor|fl|ph|penthouse|spc|space|rm|room|trlr|un)\b\.?\s*(?:no\.?|#)?\s*[a-z0-9][a-z0-9-]{0,7}(?:[\s,]+(?:unit|apt|#)\s*[a-z0-9-]{1,8})?|#\s*[a-z0-9][a-z0-9-]{0,7})$/i.exec(
      street,
    );
  if (!match?.[1] || !match[2]) return splitBareUnit(street);
  return { street: match[1].replace(/[\s,]+$/, ''), unit: match[2].replace(/#\s+/, '#') };
}

function normalizeUnit(unit: string): string {
  const words = unit.replace(/#/g, ' # ').replace(/\s+/g, ' ').trim().split(' ');
  const designator = toUnitWord(words[0] ?? '');
  const rest = words.slice(designator ? 1 : 0).filter((word) => word !== '#' && toUnitWord(word) !== '#');
  const id = rest.join(' ').toUpperCase();
  if (!designator || designator === '#') return `#${id}`;
  return id ? `${designator} ${id}` : designator;
}

/** Different spellings of a street share a key; it includes the unit only on request. */
export function streetKey(text: string, options: { withUnit?: boolean } = {}): string {
  const { street, unit } = splitUnit(text);
  const words = street
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, ' ')
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => toStreetDirection(word) ?? toStreetSuffix(word) ?? word)
    .map((word) => word.toLowerCase().replace(/^(\d+)(?:st|nd|rd|th)$/, '$1'));
  const key = words.join(' ');
  return options.withUnit && unit ? `${key} ${unitKey(unit)}` : key;
}

export function unitKey(unit: string): string {
  return normalizeUnit(unit)
    .toLowerCase()
    .replace(/^(?:apt|unit|ste|#|ph)\s*/, '')
    .replace(/[^a-z0-9]/g, '');
}
