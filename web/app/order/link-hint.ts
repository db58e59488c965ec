import { siteSettings } from '../../browser/site-settings.ts';

const LINK_HINT = 'Link to the listing, ideally on your own or your brokerage’s site.';

/** What the link field takes: a link, and an MLS number where an MLS is connected. */
export function linkHint(): string {
  const { mlsNames } = siteSettings;
  return mlsNames.length > 0 ? `${LINK_HINT} Or enter its ${mlsNames.join(' or ')} number.` : LINK_HINT;
}
