import { siteSettings } from '../../browser/site-settings.ts';

const LINK_HINT = 'Link to the listing, ideally on your own or your brokerage’s site.';

/** What the link field accepts: a link, and an MLS number if an MLS is connected. */
export function linkHint(): string {
  const { mlsNames } = siteSettings;
  return mlsNames.length > 0 ? `${LINK_HINT} A ${mlsNames.join(' or ')} number works, too.` : LINK_HINT;
}
