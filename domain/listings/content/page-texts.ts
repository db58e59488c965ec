import { formatCityLine, hasStreet } from '../rules.ts';
import { listingDescription, listingTitle } from '../title/rules.ts';
import { cleanList } from './clean-text.ts';
import { homeKind } from './describe-home.ts';
import type { FillableListingColumns } from './listing-columns.ts';

type Home = Pick<
  FillableListingColumns,
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'price'
  | 'beds'
  | 'baths'
  | 'sqft'
  | 'propertyType'
  | 'saleStatus'
  | 'neighborhoodName'
>;

/** Title, description and keywords for search engines and shared links, from the current row. */
export function pageTexts(
  home: Home,
  page: { slug: string; siteName: string; siteUrl: string },
): Pick<FillableListingColumns, 'pageTitle' | 'metaDescription' | 'keywords' | 'canonicalUrl'> {
  return {
    pageTitle: listingTitle({ ...home, pageTitle: null }, page.siteName),
    metaDescription: listingDescription({ ...home, metaDescription: null }),
    keywords: keywordsOf(home),
    canonicalUrl: `${page.siteUrl}/listings/${page.slug}`,
  };
}

function keywordsOf(home: Home): string[] {
  const kind = homeKind(home.propertyType);
  const place = formatCityLine({ ...home, zipCode: '' });
  const city = home.city ? home.city : undefined;
  const words = [
    hasStreet(home.address) ? home.address : undefined,
    place && `${place} real estate`,
    city && `${city} ${kind} ${home.saleStatus === 'for rent' ? 'for rent' : 'for sale'}`,
    city && home.beds ? `${home.beds}-bedroom ${kind} in ${city}` : undefined,
    home.neighborhoodName ? `${home.neighborhoodName} homes` : undefined,
    home.zipCode ? `homes in ${home.zipCode}` : undefined,
    'property podcast',
  ];
  return cleanList(
    words.filter((word): word is string => !!word),
    { max: 10, maxLength: 80 },
  );
}
