import { z } from 'zod';

const key = z.string().min(20).optional();
const callsADay = (fallback: number) => z.coerce.number().int().min(0).max(1_000_000).default(fallback);

/** The review platforms' keys and daily call limits; part of `env.ts`. */
export const reviewVariables = {
  GOOGLE_PLACES_KEY: { takes: 'a key for the Places API (New)', schema: key, isSecret: true },
  GOOGLE_PLACES_CALLS_A_DAY: { takes: 'a whole number of calls', schema: callsADay(500) },
  YELP_API_KEY: { takes: 'a key for Yelp Fusion', schema: key, isSecret: true },
  YELP_CALLS_A_DAY: { takes: 'a whole number of calls', schema: callsADay(300) },
} as const;
