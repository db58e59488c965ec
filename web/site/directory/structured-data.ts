import type { Graph } from 'schema-dts';
import type { SiteSettings } from '#domain/context.ts';
import type { Market } from '#domain/directory/queries.ts';
import type { CategoryRanking } from '#domain/directory/ranking/queries.ts';
import { organizationData } from '../organization-data.ts';
import { webLink } from '../web-link.ts';

export function directoryStructuredData(site: SiteSettings, markets: readonly Market[]): Graph {
  const url = `${site.url}/business-directory`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationData(site),
      {
        '@type': 'CollectionPage',
        name: 'Local Business Directory',
        url,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: markets.length,
          itemListElement: markets.map((market, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: `${market.name}, ${market.state}`,
            url: `${url}/${market.slug}`,
          })),
        },
      },
    ],
  };
}

/** Ratings are left out: they were given on other sites, and search engines accept only a site's own. */
export function marketStructuredData(
  site: SiteSettings,
  market: Market,
  rankings: readonly CategoryRanking[],
): Graph {
  const directory = `${site.url}/business-directory`;
  const businesses = rankings.flatMap((ranking) => ranking.businesses).filter(({ isSample }) => !isSample);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationData(site),
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Local Business Directory', item: directory },
          {
            '@type': 'ListItem',
            position: 2,
            name: `${market.name}, ${market.state}`,
            item: `${directory}/${market.slug}`,
          },
        ],
      },
      {
        '@type': 'ItemList',
        name: `Local services in ${market.name}, ${market.state}`,
        numberOfItems: businesses.length,
        itemListElement: businesses.map((business, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'LocalBusiness',
            name: business.name,
            description: business.description || undefined,
            url: webLink(business.websiteUrl),
            address: {
              '@type': 'PostalAddress',
              streetAddress: business.address || undefined,
              addressLocality: market.name,
              addressRegion: market.state,
              addressCountry: 'US',
            },
          },
        })),
      },
    ],
  };
}
