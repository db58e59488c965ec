import type { HomeFacts } from './schema.ts';

type StoredFacts = Omit<HomeFacts, 'zip'> & { zipCode: string };

/** Only the facts of a listing, under the names that programs use. */
export function toHomeFacts(listing: StoredFacts): HomeFacts {
  const { address, city, state, zipCode: zip, price, saleStatus, propertyType } = listing;
  const { beds, baths, sqft, yearBuilt, description, features } = listing;
  const place = { address, city, state, zip };
  return { ...place, price, saleStatus, propertyType, beds, baths, sqft, yearBuilt, description, features };
}
