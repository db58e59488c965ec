import { Unavailable } from '../unavailable.ts';
import type { Geocoder, LocatedAddress } from './contract.ts';

type Options = { apiUrl?: string; timeoutMs?: number };

const SERVICE = 'census geocoder';

/** The geocoder of the US Census Bureau: free, without a key, for addresses in the United States. */
export function createCensusGeocoder(options: Options = {}): Geocoder {
  const base = options.apiUrl ?? 'https://geocoding.geo.census.gov';
  return {
    async locate(address) {
      const url = new URL('/geocoder/locations/address', base);
      url.search = String(
        new URLSearchParams({ ...address, benchmark: 'Public_AR_Current', format: 'json' }),
      );
      let answer: unknown;
      try {
        const response = await fetch(url, {
          redirect: 'error',
          signal: AbortSignal.timeout(options.timeoutMs ?? 10_000),
        });
        if (response.status >= 400 && response.status < 500 && response.status !== 429) {
          await response.body?.cancel();
          return undefined;
        }
        if (!response.ok) throw new Error(`answered ${response.status}`);
        answer = await response.json();
      } catch (cause) {
        throw new Unavailable(SERVICE, 'no usable answer', { cause });
      }
      return onlyPlace(answer);
    },
  };
}

/** Several matches that are far apart mean that the address is ambiguous. */
function onlyPlace(answer: unknown): LocatedAddress | undefined {
  const matches = (answer as { result?: { addressMatches?: unknown } } | null)?.result?.addressMatches;
  if (!Array.isArray(matches)) throw new Unavailable(SERVICE, 'answered something else');
  const places = matches.flatMap((match: { coordinates?: { x?: unknown; y?: unknown } }) => {
    const { x, y } = match.coordinates ?? {};
    return typeof x === 'number' && typeof y === 'number' ? [{ latitude: y, longitude: x }] : [];
  });
  const [first] = places;
  const isOne = places.every(
    (place) =>
      first &&
      Math.abs(place.latitude - first.latitude) < 0.005 &&
      Math.abs(place.longitude - first.longitude) < 0.005,
  );
  return isOne ? first : undefined;
}
