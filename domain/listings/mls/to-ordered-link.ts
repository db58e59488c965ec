import type { Context } from '../../context.ts';
import { toListingUrl } from '../rules.ts';
import { mlsAddress } from './mls-address.ts';
import { readMlsNumber } from './rules.ts';

/** The order's link: a web link in canonical form, or the URL of an MLS number. */
export function toOrderedLink(
  { site, mls }: Pick<Context, 'site' | 'mls'>,
  text: string,
): string | undefined {
  const mlsNumber = readMlsNumber(text);
  // A bare number would be mistaken for an IP address.
  if (mlsNumber) return mls.length > 0 ? mlsAddress(site.url, mlsNumber) : undefined;
  return toListingUrl(text);
}
