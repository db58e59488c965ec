import { mountains } from '#adapters/paper-cut/mountains.ts';
import { palette } from '#adapters/paper-cut/palette.ts';
import { blurred, glow, moved, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { createRandom } from '#adapters/paper-cut/random.ts';
import { box, land, points } from '#adapters/paper-cut/shapes.ts';
import { afterglow, mist, skyRings, stars } from '#adapters/paper-cut/sky.ts';
import { soundArcs } from '#adapters/paper-cut/sound.ts';
import { meadow, pineRow, standingPine } from '#adapters/paper-cut/trees.ts';
import { lake, ripples } from '#adapters/paper-cut/water.ts';
import { markOnDark } from '../brand/mark.ts';
import { words } from '../brand/words.ts';
import { estateLake } from '../estate.ts';
import { lettering } from '../lettering.ts';
import type { Picture } from '../picture.ts';

const size = 1400;
const shore = 1124;

/** The cover of the sample episode: the estate between sky and lake, its chimney on the air. */
export function episodeCover(): Picture {
  const seed = createRandom(6);
  const grass = { bottom: size + 40, height: 130, fill: ['#1d3a2d', '#0c1915'], seed };
  const scene = [
    skyRings({
      width: size,
      height: size,
      cx: 700,
      cy: 960,
      colors: afterglow,
      first: 250,
      step: 112,
      squash: 0.9,
      seed,
    }),
    stars(size, 420, 60, seed),
    mountains([-60, size + 60], 900, 150, shore, ['#7c5b63', '#c98a72'], seed),
    mist(1000, size, '#f2b98a', 0.5, seed),
    sheet(
      pineRow([-40, size + 40], () => shore - 30, [90, 210], 20, seed) + box(-40, shore - 60, size + 80, 70),
      { fill: ['#27433b', '#35524a'], lift: 'far' },
    ),
    standingPine(96, shore, 520, ['#24453a', '#152c24'], seed, 'far'),
    standingPine(1310, shore, 590, ['#24453a', '#152c24'], seed, 'far'),
    blurred('softer', glow(690, 960, 640, 300, '#ffac5c', 0.6)),
    soundArcs(690 - 120 * 1.08, shore - 32 - 402 * 1.08, 66, 46, 22),
    moved(690, shore - 32, 1.08, estateLake()),
    sheet(land(points(-40, shore - 6, 500, shore + 2, size + 40, shore - 8), shore + 12), {
      fill: '#1d3529',
      edge: '#5b7656',
      lift: 'near',
    }),
  ].join('');
  const title = lettering.heronPoint.width * 1.72;
  const body = [
    scene,
    lake(scene, size, [shore + 8, size], ['#6d4f57', '#10232a'], 0.95, 0.7),
    ripples([240, 1160], [shore + 16, size], 50, '#ffd493', 0.55, seed),
    ripples([0, size], [shore + 16, size], 50, '#0d2025', 0.4, seed),
    meadow([-20, 560], (x) => size - 60 + (x / 560) ** 2 * 90, grass),
    meadow([840, size + 20], (x) => size + 30 - ((x - 840) / 560) ** 2 * 90, grass),
    shape(box(0, 0, size, 520), ['#0f2124aa', '#0f212400']),
    moved(84, 70, 2.1, markOnDark()),
    words(lettering.wordmark, 164, 130, 54, palette.paper),
    words(lettering.heronPoint, (size - title) / 2, 340, 172, palette.paper),
    words(lettering.coverLine, (size - lettering.coverLine.width * 0.4) / 2, 412, 40, palette.gold),
  ].join('');
  return { width: size, height: size, body };
}
