import { isAddressPlaceholder } from './address/rules.ts';
import { streetKey } from './address/street-key.ts';
import type { PageFacts } from './extraction/facts.ts';

/** Whether a page describes another home than the row: a link may be reused or lead to a similar listing. */
export function isOtherHome(listing: { address: string; zipCode: string }, facts: PageFacts): boolean {
  const street = facts.street.value;
  if (!street || isAddressPlaceholder(street) || isAddressPlaceholder(listing.address)) return false;
  const zip = facts.zip.value?.slice(0, 5);
  const isOtherZip = !!zip && listing.zipCode !== '' && zip !== listing.zipCode.slice(0, 5);
  return isOtherZip || streetKey(street) !== streetKey(listing.address);
}
