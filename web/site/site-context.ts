import type { Context } from '#domain/context.ts';
import type { BuyerFacts } from '#domain/listings/buyer-facts/rules.ts';
import type { PublicListing } from '#domain/listings/queries.ts';
import type { ApiReference } from './developers/api-reference.ts';

/** What public pages are made from. */
export type SiteContext = Pick<Context, 'db' | 'now' | 'site' | 'queue' | 'maps' | 'reviews'> & {
  /** Whether questions can be asked out loud. */
  canHear: boolean;
  /** The home on the demo page, which is in no table. */
  sampleHome: PublicListing & { details: BuyerFacts };
  /** Every call of the API. */
  apiReference: ApiReference;
};
