import { z } from 'zod';

const key = z.string().min(20).optional();
const callsADay = (fallback: number) => z.coerce.number().int().min(0).max(1_000_000).default(fallback);

/** The keys of the review platforms and how often each may be asked in a day, as `env.ts` reads them. */
export const reviewVariables = {
  GOOGLE_PLACES_KEY: { takes: 'a key for the Places API (New)', schema: key, isSecret: true },
  GOOGLE_PLACES_CALLS_A_DAY: { takes: 'a whole number of calls', schema: callsADay(500) },
  YELP_API_KEY: { takes: 'a key for Yelp Fusion', schema: key, isSecret: true },
  YELP_CALLS_A_DAY: { takes: 'a whole number of calls', schema: callsADay(300) },
} as const;
