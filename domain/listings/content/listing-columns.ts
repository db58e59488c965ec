import type { listings } from '#db/schema/listings.ts';

type Row = typeof listings.$inferSelect;

/** Columns a reading may fill. */
export type FillableColumns = Pick<
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
export type FoundColumns = { [Name in keyof FillableColumns]?: FillableColumns[Name] | null };
