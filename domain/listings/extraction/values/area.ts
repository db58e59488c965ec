import { isUnknown, readPlainNumber } from './numbers.ts';

export type Area = { amount: number; unit: 'sqft' | 'acres' | 'sqm' };

const number = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)`;
const sqft = new RegExp(
  String.raw`(?:^|[^\d.,$])${number}\s*\+?(?:\s*\/-)?\s*(?:sq\.?\s*\/?\s*-?f(?:ee)?t\b|square\s*f(?:ee|oo)?t\b|sqft\b|sf\b|ft²|ft2|sq\.?\s?ft|sq\s*feet|ftk\b|f2\b)`,
  'i',
);
const acres = new RegExp(String.raw`(?:^|[^\d.,$])${number}\s*\+?(?:\s*\/-)?\s*(?:acres?|ac)\b`, 'i');
const sqm = new RegExp(
  String.raw`(?:^|[^\d.,$])${number}\s*(?:m²|m2|sq\.?\s?m(?:eters?|etres?)?\b|sqm\b)`,
  'i',
);

function toNumber(text: string | undefined): number | null {
  const amount = Number((text ?? '').replace(/,/g, ''));
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

/** Parses an area with its unit; a bare number takes the unit its field name implies. */
export function readArea(value: unknown, impliedUnit: Area['unit'] | null = null): Area | null {
  if (isUnknown(value)) return null;
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const plain = readPlainNumber(value);
  if (plain !== null) return impliedUnit ? { amount: plain, unit: impliedUnit } : null;
  const text = String(value).slice(0, 120);
  const feet = toNumber(sqft.exec(text)?.[1]);
  if (feet) return { amount: feet, unit: 'sqft' };
  const land = toNumber(acres.exec(text)?.[1]);
  if (land) return { amount: land, unit: 'acres' };
  const metres = toNumber(sqm.exec(text)?.[1]);
  return metres ? { amount: metres, unit: 'sqm' } : null;
}

export function toSquareFeet(area: Area): number {
  if (area.unit === 'sqft') return area.amount;
  return area.unit === 'acres' ? area.amount * 43_560 : area.amount * 10.7639;
}

export function describeLot(area: Area): string {
  if (area.unit === 'acres')
    return `${Number(area.amount.toFixed(4))} ${area.amount === 1 ? 'acre' : 'acres'}`;
  if (area.unit === 'sqm') return `${Math.round(area.amount).toLocaleString('en-US')} sq m`;
  return `${Math.round(area.amount).toLocaleString('en-US')} sqft`;
}
