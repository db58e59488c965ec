import { askPlatform, readFigures } from './ask-platform.ts';
import type { ReviewPlatform } from './contract.ts';

type Options = { apiKey: string; apiUrl?: string; timeoutMs?: number };

const THIRTY_DAYS_HOURS = 30 * 24;

/** Places API (New): asks for the two figures only, which is also what is paid for. */
export function createGooglePlaces({ apiKey, apiUrl, timeoutMs = 10_000 }: Options): ReviewPlatform {
  return {
    platform: 'google',
    keepHours: THIRTY_DAYS_HOURS - 1,
    async read(placeId) {
      const url = new URL(
        `/v1/places/${encodeURIComponent(placeId)}`,
        apiUrl ?? 'https://places.googleapis.com',
      );
      const headers = { 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': 'rating,userRatingCount' };
      const answer = await askPlatform({ service: 'google places', url, headers, timeoutMs });
      const place = answer as { rating?: unknown; userRatingCount?: unknown } | null | undefined;
      return readFigures(place?.userRatingCount, place?.rating);
    },
  };
}
