import { palette } from '#adapters/paper-cut/palette.ts';
import { blurred, glow, moved, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { createRandom } from '#adapters/paper-cut/random.ts';
import { box, land, ridge } from '#adapters/paper-cut/shapes.ts';
import { mist, skyRings, stars } from '#adapters/paper-cut/sky.ts';
import { soundArcs } from '#adapters/paper-cut/sound.ts';
import { meadow, pineRow, standingPine } from '#adapters/paper-cut/trees.ts';
import { lake, ripples } from '#adapters/paper-cut/water.ts';
import { mark, markOnDark } from '../brand/mark.ts';
import { words } from '../brand/words.ts';
import { estateLake } from '../estate.ts';
import { lettering } from '../lettering.ts';
import type { Picture } from '../picture.ts';

const size = 1400;
const shore = 1124;

/** The cover of the sample episode: the estate between sky and lake, its chimney on the air. */
export function episodeCover(): Picture {
  const seed = createRandom(6);
  const scene = [
    skyRings({
      width: size,
      height: size,
      cx: 700,
      cy: 960,
      colors: [
        '#ffe2a6',
        '#f9c283',
        '#e99a6c',
        '#c9755f',
        '#965a5f',
        '#654b5b',
        '#3f4452',
        '#283b41',
        '#1c3032',
      ],
      first: 250,
      step: 112,
      squash: 0.9,
      seed,
    }),
    stars(size, 420, 60, seed),
    sheet(land(ridge({ from: -60, to: size + 60, y: 900, height: 150, seed }), shore), {
      fill: ['#7c5b63', '#c98a72'],
      lift: 'far',
    }),
    mist(1000, size, '#f2b98a', 0.5, seed),
    sheet(
      pineRow({ from: -40, to: size + 40, ground: () => shore - 30, low: 90, high: 210, gap: 20, seed }) +
        box(-40, shore - 60, size + 80, 70),
      { fill: ['#27433b', '#35524a'], lift: 'far' },
    ),
    standingPine(96, shore, 520, ['#24453a', '#152c24'], seed, 'far'),
    standingPine(1310, shore, 590, ['#24453a', '#152c24'], seed, 'far'),
    blurred('softer', glow(690, 960, 640, 300, '#ffac5c', 0.6)),
    soundArcs(690 - 120 * 1.08, shore - 32 - 402 * 1.08, 66, 46, 22),
    moved(690, shore - 32, 1.08, estateLake()),
    sheet(
      land(
        [
          [-40, shore - 6],
          [500, shore + 2],
          [size + 40, shore - 8],
        ],
        shore + 12,
      ),
      { fill: '#1d3529', edge: '#5b7656', lift: 'near' },
    ),
  ].join('');
  const title = lettering.heronPoint.width * 1.72;
  const body = [
    scene,
    lake({
      scene,
      shore: shore + 8,
      bottom: size,
      width: size,
      tint: ['#6d4f57', '#10232a'],
      strength: 0.95,
      squash: 0.7,
    }),
    ripples({
      from: 240,
      to: 1160,
      top: shore + 16,
      bottom: size,
      count: 50,
      color: '#ffd493',
      opacity: 0.55,
      seed,
    }),
    ripples({
      from: 0,
      to: size,
      top: shore + 16,
      bottom: size,
      count: 50,
      color: '#0d2025',
      opacity: 0.4,
      seed,
    }),
    meadow({
      from: -20,
      to: 560,
      ground: (x) => size - 60 + (x / 560) ** 2 * 90,
      bottom: size + 40,
      height: 130,
      fill: ['#1d3a2d', '#0c1915'],
      seed,
    }),
    meadow({
      from: 840,
      to: size + 20,
      ground: (x) => size + 30 - ((x - 840) / 560) ** 2 * 90,
      bottom: size + 40,
      height: 130,
      fill: ['#1d3a2d', '#0c1915'],
      seed,
    }),
    shape(box(0, 0, size, 520), ['#0f2124aa', '#0f212400']),
    `<g transform="translate(84 70) scale(2.1)">${mark(markOnDark)}</g>`,
    words(lettering.wordmark, 164, 130, 54, palette.paper),
    words(lettering.heronPoint, (size - title) / 2, 340, 172, palette.paper),
    words(lettering.coverLine, (size - lettering.coverLine.width * 0.4) / 2, 412, 40, palette.gold),
  ].join('');
  return { width: size, height: size, body };
}
