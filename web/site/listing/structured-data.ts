import type { BreadcrumbList, Graph, Place, RealEstateListing } from 'schema-dts';
import type { SiteSettings } from '#domain/context.ts';
import type { PublicListing } from '#domain/listings/queries.ts';
import { formatAddress, knownText, parsePrice } from '#domain/listings/rules.ts';
import { CURRENCY } from '#domain/podcasts/rules.ts';
import { faqData } from '../faq-data.ts';
import { organizationData } from '../organization-data.ts';
import { episodeFile } from '../player/episode-file.ts';

type Shown = {
  found: PublicListing;
  site: SiteSettings;
  url: string;
  title: string;
  description: string;
  imageUrl?: string;
};

/** Everything the page says, for machines. */
export function listingData(shown: Shown): Graph {
  const { found, site } = shown;
  const { listing, podcast } = found;
  const file = episodeFile(podcast);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationData(site),
      pageData(shown),
      breadcrumbs(shown),
      ...(file
        ? [
            {
              '@type': 'AudioObject' as const,
              name: `The podcast about ${formatAddress(listing)}`,
              contentUrl: new URL(file, site.url).href,
              encodingFormat: 'audio/mpeg',
              uploadDate: podcast?.updatedAt.toISOString(),
              ...(podcast?.episode ? { duration: `PT${Math.round(podcast.episode.durationSeconds)}S` } : {}),
            },
          ]
        : []),
      ...(listing.neighborhoodName ? [neighborhood(listing)] : []),
      ...(listing.faqs.length > 0 ? [faqData(listing.faqs)] : []),
    ],
  };
}

function pageData({ found: { listing }, site, url, title, description, imageUrl }: Shown): RealEstateListing {
  const price = parsePrice(listing.price);
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: title,
    description,
    datePosted: listing.createdAt.toISOString(),
    dateModified: listing.updatedAt.toISOString(),
    ...(imageUrl ? { image: imageUrl } : {}),
    isPartOf: { '@type': 'WebSite', name: site.name, url: `${site.url}/` },
    about: {
      '@type': homeType(listing.propertyType),
      name: formatAddress(listing),
      address: {
        ...placeData(listing),
        streetAddress: knownText(listing.address),
        postalCode: knownText(listing.zipCode),
      },
      ...(listing.beds === null ? {} : { numberOfBedrooms: listing.beds }),
      ...(listing.baths === null ? {} : { numberOfBathroomsTotal: Math.ceil(listing.baths) }),
      ...(listing.yearBuilt === null ? {} : { yearBuilt: listing.yearBuilt }),
    },
    ...(price === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price,
            priceCurrency: CURRENCY,
            category: 'ForSale',
            availability: 'https://schema.org/InStock',
            url,
          },
        }),
  };
}

function breadcrumbs({ found: { listing }, url }: Shown): BreadcrumbList {
  const names = [knownText(listing.state), knownText(listing.city), formatAddress(listing)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: names
      .filter((name) => name !== undefined)
      .map((name, index, all) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(index === all.length - 1 ? { item: url } : {}),
      })),
  };
}

function neighborhood(listing: PublicListing['listing']): Place {
  return {
    '@type': 'Place',
    name: listing.neighborhoodName ?? '',
    ...(listing.neighborhoodDescription ? { description: listing.neighborhoodDescription } : {}),
    address: placeData(listing),
  };
}

function placeData({ city, state }: PublicListing['listing']) {
  return {
    '@type': 'PostalAddress' as const,
    addressLocality: knownText(city),
    addressRegion: knownText(state),
    addressCountry: 'US',
  };
}

function homeType(propertyType: string | null) {
  if (/condo|apartment|co-?op|flat/i.test(propertyType ?? '')) return 'Apartment' as const;
  return /single/i.test(propertyType ?? '') ? ('SingleFamilyResidence' as const) : ('House' as const);
}
