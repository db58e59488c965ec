import type { PictureCard } from '../contract.ts';
import { box } from '../element.ts';
import { look } from '../look.ts';
import { badge, brand, headline, listedBy, onDark } from './parts.ts';
import type { Rectangle, Sizes, Template } from './template.ts';

/** The photo over the whole picture, dusk falling from the edges where words stand. */
export function evening(card: PictureCard, sizes: Sizes): Template {
  const { width, height } = card;
  const { margin, unit, isStory, isWide } = sizes;
  const writing = box(
    {
      width,
      height,
      justifyContent: 'space-between',
      // Stories show their own controls over both ends.
      padding: isStory ? `250px ${margin}px 330px` : `${margin * 0.85}px ${margin}px`,
    },
    brand(sizes, onDark),
    box(
      { gap: 22 * unit, width: isWide ? '52%' : '100%' },
      badge(card.badge, sizes),
      headline(card, sizes, onDark, isWide ? 0.9 : 1),
      listedBy(card, sizes, onDark),
    ),
  );
  return {
    photoArea: { left: 0, top: 0, width, height },
    backdrop: (strength, bands) => {
      const stops = isWide
        ? fromTheLeft(width * 0.6, width, strength)
        : fromBothEnds(height, strength, bands, 150 * unit);
      return dusk(width, height, isWide, stops);
    },
    writing,
    isFixed: false,
  };
}

type Stop = { at: number; opacity: number };

function fromTheLeft(end: number, width: number, strength: number): Stop[][] {
  return [
    [
      { at: 0, opacity: strength },
      { at: end / width, opacity: strength },
      { at: 1, opacity: 0 },
    ],
  ];
}

/** Full strength behind every line of writing, fading out over `fade` pixels beyond it. */
function fromBothEnds(height: number, strength: number, bands: Rectangle[], fade: number): Stop[][] {
  const half = height / 2;
  const isUpper = (band: Rectangle) => band.top + band.height / 2 < half;
  const upper = bands.filter(isUpper).map((band) => band.top + band.height);
  const lower = bands.filter((band) => !isUpper(band)).map((band) => band.top);
  const topEnd = Math.max(0, ...upper) + 24;
  const bottomStart = Math.min(height, ...lower) - 24;
  return [
    [
      { at: 0, opacity: strength },
      { at: topEnd / height, opacity: strength },
      { at: (topEnd + fade) / height, opacity: 0 },
    ],
    [
      { at: (bottomStart - fade * 1.6) / height, opacity: 0 },
      { at: bottomStart / height, opacity: strength },
      { at: 1, opacity: strength },
    ],
  ];
}

function dusk(width: number, height: number, isSideways: boolean, layers: Stop[][]): string {
  const [x2, y2] = isSideways ? [1, 0] : [0, 1];
  const parts = layers.map((stops, index) => {
    const written = stops.map(
      ({ at, opacity }) =>
        `<stop offset="${Math.min(1, Math.max(0, at)).toFixed(4)}" stop-color="${look.pineDeep}" stop-opacity="${opacity.toFixed(3)}"/>`,
    );
    return {
      gradient: `<linearGradient id="g${index}" x1="0" y1="0" x2="${x2}" y2="${y2}">${written.join('')}</linearGradient>`,
      area: `<rect width="${width}" height="${height}" fill="url(#g${index})"/>`,
    };
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${parts.map(({ gradient }) => gradient).join('')}</defs>${parts.map(({ area }) => area).join('')}</svg>`;
}
