import type { listings } from '#db/schema/listings.ts';

type Row = typeof listings.$inferSelect;

/** Columns that a reading may fill. */
export type FillableListingColumns = Pick<
  Row,
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'price'
  | 'priceCut'
  | 'saleStatus'
  | 'beds'
  | 'baths'
  | 'sqft'
  | 'yearBuilt'
  | 'propertyType'
  | 'description'
  | 'features'
  | 'images'
  | 'latitude'
  | 'longitude'
  | 'pageTitle'
  | 'metaDescription'
  | 'keywords'
  | 'canonicalUrl'
  | 'neighborhoodName'
  | 'neighborhoodDescription'
  | 'schoolDistrict'
  | 'schoolDistrictUrl'
  | 'agentName'
  | 'agentPhone'
  | 'agentBrokerage'
  | 'agentMlsNumber'
  | 'agentOriginatingMls'
  | 'agentDisclaimer'
  | 'faqs'
  | 'nearbyAmenities'
  | 'marketStats'
>;

/** What a reading found; a missing or null column is unknown. */
export type FoundColumns = { [Name in keyof FillableListingColumns]?: FillableListingColumns[Name] | null };
