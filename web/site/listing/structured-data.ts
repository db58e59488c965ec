import type {
  AudioObject,
  BreadcrumbList,
  Graph,
  Offer,
  Place,
  RealEstateListing,
  UnitPriceSpecification,
  WebPage,
} from 'schema-dts';
import type { SiteSettings } from '#domain/context.ts';
import { isMonthlyRent } from '#domain/listings/offer/rules.ts';
import type { PublicListing, PublicPodcast, ShownListing } from '#domain/listings/queries.ts';
import { formatAddress, knownText, parsePrice } from '#domain/listings/rules.ts';
import { shownQuestions } from '#domain/listings/suggestions/rules.ts';
import { CURRENCY } from '#domain/podcasts/rules.ts';
import { absoluteAddress } from '../absolute-address.ts';
import { faqData } from '../faq-data.ts';
import { organizationData } from '../organization-data.ts';
import { episodeFile } from '../player/episode-file.ts';
import { homeData } from './home-data.ts';

export type ShownPage = {
  found: PublicListing;
  site: SiteSettings;
  url: string;
  title: string;
  description: string;
  imageUrl?: string | undefined;
};

/** Everything the page says, for machines. */
export function listingStructuredData(shown: ShownPage): Graph {
  const { listing, podcast } = shown.found;
  const audio = podcast && audioData(shown, podcast);
  const questions = shownQuestions(listing.faqs);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationData(shown.site),
      pageData(shown),
      offerData(shown),
      breadcrumbs(shown),
      ...(audio ? [audio] : []),
      ...(listing.neighborhoodName ? [neighborhood(listing)] : []),
      ...(questions.length > 0 ? [faqData(questions)] : []),
    ],
  };
}

function pageData({ found, site, url, title, description, imageUrl }: ShownPage): WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    isPartOf: { '@type': 'WebSite', name: site.name, url: `${site.url}/` },
    publisher: { '@id': `${site.url}/#organization` },
    dateModified: found.listing.updatedAt.toISOString(),
    mainEntity: { '@id': `${url}#listing` },
    breadcrumb: { '@id': `${url}#breadcrumbs` },
    ...(imageUrl ? { primaryImageOfPage: { '@type': 'ImageObject', url: imageUrl } } : {}),
  };
}

function offerData({ found, url, title, description, imageUrl }: ShownPage): RealEstateListing {
  const { listing, podcast } = found;
  const price = parsePrice(listing.price);
  const offer: Offer | undefined =
    price === undefined
      ? undefined
      : {
          '@type': 'Offer',
          price,
          priceCurrency: CURRENCY,
          ...(isMonthlyRent(listing) ? { priceSpecification: monthlyRent(price) } : {}),
          category: listing.saleStatus === 'for rent' ? 'ForRent' : 'ForSale',
          availability: 'https://schema.org/InStock',
          url,
        };
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: title,
    description,
    datePosted: listing.createdAt.toISOString(),
    dateModified: listing.updatedAt.toISOString(),
    mainEntity: homeData(listing),
    ...(imageUrl ? { image: imageUrl } : {}),
    ...(podcast && episodeFile(podcast) ? { audio: { '@id': `${url}#podcast` } } : {}),
    ...(offer ? { offers: offer } : {}),
  };
}

/** A rent without its period would be read as a price. */
const monthlyRent = (price: number): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: CURRENCY,
  unitCode: 'MON',
});

function breadcrumbs({ found: { listing }, url }: ShownPage): BreadcrumbList {
  const names = [knownText(listing.state), knownText(listing.city), formatAddress(listing)];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
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

function audioData({ found: { listing }, site, url }: ShownPage, podcast: PublicPodcast): AudioObject | null {
  const file = episodeFile(podcast);
  if (!file) return null;
  const { episode } = podcast;
  const transcript = episode?.turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n');
  return {
    '@type': 'AudioObject',
    '@id': `${url}#podcast`,
    name: `The podcast about ${formatAddress(listing)}`,
    description: `Two hosts talk about ${formatAddress(listing)}.`,
    contentUrl: absoluteAddress(file, site.url),
    encodingFormat: 'audio/mpeg',
    inLanguage: 'en-US',
    uploadDate: podcast.updatedAt.toISOString(),
    ...(episode ? { duration: `PT${Math.round(episode.durationSeconds)}S` } : {}),
    ...(transcript ? { transcript } : {}),
  };
}

function neighborhood(listing: ShownListing): Place {
  return {
    '@type': 'Place',
    name: listing.neighborhoodName ?? '',
    ...(listing.neighborhoodDescription ? { description: listing.neighborhoodDescription } : {}),
    address: {
      '@type': 'PostalAddress',
      addressLocality: knownText(listing.city),
      addressRegion: knownText(listing.state),
      addressCountry: 'US',
    },
  };
}
