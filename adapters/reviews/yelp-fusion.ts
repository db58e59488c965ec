import { askPlatform, readFigures } from './ask-platform.ts';
import type { ReviewPlatform } from './contract.ts';

type Options = { apiKey: string; callsADay: number; apiUrl?: string; timeoutMs?: number };

/** Yelp Fusion; its figures may be stored for a day. */
export function createYelpFusion(options: Options): ReviewPlatform {
  const { apiKey, callsADay, apiUrl = 'https://api.yelp.com', timeoutMs = 10_000 } = options;
  return {
    platform: 'yelp',
    cacheHours: 23,
    callsADay,
    async read(businessId) {
      const url = new URL(`/v3/businesses/${encodeURIComponent(businessId)}`, apiUrl);
      const headers = { Authorization: `Bearer ${apiKey}` };
      const answer = await askPlatform({ service: 'yelp fusion', url, headers, timeoutMs });
      const business = answer as { rating?: unknown; review_count?: unknown } | null | undefined;
      return readFigures(business?.review_count, business?.rating);
    },
  };
}
