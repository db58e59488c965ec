import type { Maps } from './contract.ts';

/** About half a mile to each side. */
const HALF_HEIGHT = 0.006;
const HALF_WIDTH = 0.009;

/** OpenStreetMap needs no key but finds a place only by its coordinates. */
export function createOpenStreetMap(): Maps {
  return {
    provider: 'openstreetmap',
    embedUrl({ latitude, longitude }) {
      if (latitude == null || longitude == null || (latitude === 0 && longitude === 0)) return null;
      const url = new URL('https://www.openstreetmap.org/export/embed.html');
      const box = [
        longitude - HALF_WIDTH,
        latitude - HALF_HEIGHT,
        longitude + HALF_WIDTH,
        latitude + HALF_HEIGHT,
      ];
      url.searchParams.set('bbox', box.map((edge) => edge.toFixed(5)).join(','));
      url.searchParams.set('layer', 'mapnik');
      url.searchParams.set('marker', `${latitude.toFixed(5)},${longitude.toFixed(5)}`);
      return url.href;
    },
  };
}
