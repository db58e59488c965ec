import type { SheetField } from '#domain/listings/sheet/rules.ts';

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** What may stand between a number and its rooms: "four large, light bedrooms". */
const between = String.raw`[\s-]+(?:[a-z]+,?[\s-]+){0,2}?`;

/** How a description would state a fact, by field. Only figures: other facts have too many wordings. */
const patterns: Partial<Record<SheetField, (value: number) => string>> = {
  beds: (value) => `(?:${saidAs(value)})${between}(?:bedrooms?|beds?|br)`,
  baths: (value) => `(?:${saidAs(value)})${between}(?:bathrooms?|baths?|ba)`,
  sqft: (value) => `${grouped(value)}[\\s-]*(?:sq\\.?\\s*ft|square[\\s-]f(?:ee|oo)t|sf)`,
  yearBuilt: (value) => String(value),
  price: (value) => `\\$\\s?${grouped(value)}`,
};

/**
 * The words with which a description still states what the customer changed elsewhere: "four bedrooms". The customer
 * decides: "four bedrooms upstairs" may be right with five in all.
 */
export function findOldMention(
  description: string,
  { field, before, now }: { field: SheetField; before: string; now: string },
): string | undefined {
  const pattern = patterns[field];
  const [old, current] = [toNumber(before), toNumber(now)];
  if (!pattern || !old || old === current) return undefined;
  return new RegExp(`(?<![\\w.,$])${pattern(old)}(?!\\w)`, 'i').exec(description)?.[0];
}

const toNumber = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));

function saidAs(value: number): string {
  const word = Number.isInteger(value) ? words[value] : undefined;
  const digits = String(value).replace('.', '\\.');
  return word ? `${digits}|${word}` : digits;
}

function grouped(value: number): string {
  return `(?:${value.toLocaleString('en-US')}|${value})`;
}
