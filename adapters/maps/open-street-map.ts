import type { Maps } from './contract.ts';

/** About half a mile to each side. */
const HALF_HEIGHT = 0.006;
const HALF_WIDTH = 0.009;
/** A ZIP code is some miles wide. */
const AREA_FACTOR = 6;

/** OpenStreetMap needs no key but finds a place only by its coordinates. */
export function createOpenStreetMap(): Maps {
  return {
    provider: 'openstreetmap',
    embedUrl({ latitude, longitude, isApproximate = false }) {
      if (latitude == null || longitude == null || (latitude === 0 && longitude === 0)) return null;
      const [halfWidth, halfHeight] = [HALF_WIDTH, HALF_HEIGHT].map((half) =>
        isApproximate ? half * AREA_FACTOR : half,
      ) as [number, number];
      const box = [
        longitude - halfWidth,
        latitude - halfHeight,
        longitude + halfWidth,
        latitude + halfHeight,
      ];
      const edges = box.map((edge) => edge.toFixed(5)).join('%2C');
      const marker = isApproximate ? '' : `&marker=${latitude.toFixed(5)}%2C${longitude.toFixed(5)}`;
      return `https://www.openstreetmap.org/export/embed.html?bbox=${edges}&layer=mapnik${marker}`;
    },
  };
}
