import type { Apartment, House, SingleFamilyResidence } from 'schema-dts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { formatAddress, formatSqft, knownText } from '#domain/listings/rules.ts';

/** The home itself, as far as we know it. */
export function homeData(listing: ShownListing): Apartment | House | SingleFamilyResidence {
  const sqft = formatSqft(listing.sqft)?.replaceAll(',', '');
  const { latitude, longitude } = listing;
  return {
    '@type': homeType(listing.propertyType),
    name: formatAddress(listing),
    address: {
      '@type': 'PostalAddress',
      streetAddress: knownText(listing.address),
      addressLocality: knownText(listing.city),
      addressRegion: knownText(listing.state),
      postalCode: knownText(listing.zipCode),
      addressCountry: 'US',
    },
    ...(latitude === null || longitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(listing.beds === null ? {} : { numberOfBedrooms: listing.beds }),
    ...(listing.baths === null
      ? {}
      : {
          numberOfBathroomsTotal: Math.ceil(listing.baths),
          numberOfFullBathrooms: Math.floor(listing.baths),
        }),
    ...(sqft ? { floorSize: { '@type': 'QuantitativeValue', value: Number(sqft), unitCode: 'FTK' } } : {}),
    ...(listing.yearBuilt === null ? {} : { yearBuilt: listing.yearBuilt }),
    ...(listing.features.length > 0
      ? {
          amenityFeature: listing.features.map((name) => ({
            '@type': 'LocationFeatureSpecification',
            name,
            value: true,
          })),
        }
      : {}),
  };
}

function homeType(propertyType: string | null): 'Apartment' | 'SingleFamilyResidence' | 'House' {
  if (/condo|apartment|co-?op|flat/i.test(propertyType ?? '')) return 'Apartment';
  return /single/i.test(propertyType ?? '') ? 'SingleFamilyResidence' : 'House';
}
