import type { ReviewPlatform } from '#adapters/reviews/contract.ts';
import { createGooglePlaces } from '#adapters/reviews/google-places.ts';
import { createYelpFusion } from '#adapters/reviews/yelp-fusion.ts';
import type { Env } from './env.ts';

/** The review platforms that have keys. */
export function chooseReviews(env: Env): ReviewPlatform[] {
  const { GOOGLE_PLACES_KEY: googleKey, YELP_API_KEY: yelpKey } = env;
  return [
    ...(googleKey
      ? [createGooglePlaces({ apiKey: googleKey, callsADay: env.GOOGLE_PLACES_CALLS_A_DAY })]
      : []),
    ...(yelpKey ? [createYelpFusion({ apiKey: yelpKey, callsADay: env.YELP_CALLS_A_DAY })] : []),
  ];
}
