import { z } from 'zod';

const key = z.string().min(20).optional();

/** The keys of the review platforms, as `env.ts` reads them. */
export const reviewVariables = {
  GOOGLE_PLACES_KEY: { takes: 'a key for the Places API (New)', schema: key, isSecret: true },
  YELP_API_KEY: { takes: 'a key for Yelp Fusion', schema: key, isSecret: true },
} as const;
