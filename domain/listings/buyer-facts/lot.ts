import { countOf } from '../../english/plural-of.ts';
import type { PageFacts } from '../extraction/facts.ts';
import type { Listing } from '../queries.ts';

type Land = Pick<Listing, 'propertyType'>;

/** The lot as people write it; null for a unit, since the lot belongs to its building. */
export function lotOf({ propertyType }: Land, page: PageFacts | undefined): string | null {
  return /condo|apartment|co-?op/i.test(propertyType ?? '') ? null : lotText(page?.lot.value);
}

/** "0.2501 acres" rounded to the hundredth, "2,836 sqft" with a unit people use. */
function lotText(lot: string | null | undefined): string | null {
  const size = /^(\d[\d,]*(?:\.\d+)?)\s*(acres?|sq\.? ?ft|sqft|square feet|sf)\b/i.exec((lot ?? '').trim());
  const amount = Number(size?.[1]?.replaceAll(',', ''));
  if (!size || !(amount > 0)) return null;
  if (!/^a/i.test(size[2] as string)) return `${size[1]} sq ft`;
  return countOf(amount < 0.1 ? (size[1] as string) : String(Math.round(amount * 100) / 100), 'acre');
}
