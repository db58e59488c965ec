import { askPlatform, readFigures } from './ask-platform.ts';
import type { ReviewPlatform } from './contract.ts';

type Options = { apiKey: string; callsADay: number; apiUrl?: string; timeoutMs?: number };

/**
 * Places API (New): requests only the two figures, which are also what we pay for. Only the place identifier
 * may be stored.
 */
export function createGooglePlaces(options: Options): ReviewPlatform {
  const { apiKey, callsADay, apiUrl = 'https://places.googleapis.com', timeoutMs = 10_000 } = options;
  return {
    platform: 'google',
    cacheHours: 0,
    callsADay,
    async read(placeId) {
      const url = new URL(`/v1/places/${encodeURIComponent(placeId)}`, apiUrl);
      const headers = { 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': 'rating,userRatingCount' };
      const answer = await askPlatform({ service: 'google places', url, headers, timeoutMs });
      const place = answer as { rating?: unknown; userRatingCount?: unknown } | null | undefined;
      return readFigures(place?.userRatingCount, place?.rating);
    },
  };
}
