import { dollars } from '../content/fact-columns.ts';
import type { FieldName, NearbyPlace, Term } from '../extraction/facts.ts';

/** A value as a person would type it. */
export function factText(field: FieldName, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field === 'price' || field === 'priceCut') return dollars(Number(value)) ?? '';
  if (field === 'sqft') return Number(value).toLocaleString('en-US');
  if (field === 'features') return (value as string[]).join('\n');
  if (!Array.isArray(value)) return String(value);
  return value.map((item: string | NearbyPlace | Term) => itemText(item)).join(', ');
}

function itemText(item: string | NearbyPlace | Term): string {
  if (typeof item === 'string') return item;
  return 'name' in item ? item.name : item.text;
}
