import type { FactCorrections } from '#db/schema/listings.ts';
import { isAddressPlaceholder } from './address/rules.ts';
import { streetKey } from './address/street-key.ts';
import type { PageFacts } from './extraction/facts.ts';

/**
 * Whether a page describes a different home than the row: a link may be reused or lead to a similar listing. If the
 * customer corrected the address, the page is compared with what it said then.
 */
export function isOtherHome(
  listing: { address: string; zipCode: string; corrections?: FactCorrections },
  facts: PageFacts,
): boolean {
  const { street: oldStreet, zip: oldZip } = listing.corrections ?? {};
  const address = typeof oldStreet?.pageSaid === 'string' ? oldStreet.pageSaid : listing.address;
  const zipCode = typeof oldZip?.pageSaid === 'string' ? oldZip.pageSaid : listing.zipCode;
  const street = facts.street.value;
  if (!street || isAddressPlaceholder(street) || isAddressPlaceholder(address)) return false;
  const zip = facts.zip.value?.slice(0, 5);
  const isOtherZip = !!zip && zipCode !== '' && zip !== zipCode.slice(0, 5);
  return isOtherZip || streetKey(street) !== streetKey(address);
}
