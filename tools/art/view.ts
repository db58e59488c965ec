import { mountains } from '#adapters/paper-cut/mountains.ts';
import { clipped, glow, moved, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { createRandom } from '#adapters/paper-cut/random.ts';
import { box, ellipse } from '#adapters/paper-cut/shapes.ts';
import { mist, skyRings } from '#adapters/paper-cut/sky.ts';
import { pineRow } from '#adapters/paper-cut/trees.ts';
import { ripples } from '#adapters/paper-cut/water.ts';

type View = {
  outline: string;
  x: number;
  y: number;
  width: number;
  height: number;
  sun: number;
  seed: number;
};

/** The lake at dusk through glass; `sun` is its position across the view, 0 to 1. */
export function lakeView({ outline, x, y, width, height, sun, seed: seedNumber }: View): string {
  const seed = createRandom(seedNumber);
  const shore = height * 0.66;
  const unit = Math.max(width, height) / 900;
  const outside = [
    skyRings({
      width,
      height,
      cx: width * sun,
      cy: height * 0.42,
      colors: ['#ffe6ae', '#fcc687', '#ef9d6c', '#d27a63', '#9f6065', '#6d5363', '#47495a'],
      first: 90 * unit,
      step: 84 * unit,
      squash: 0.85,
      seed,
    }),
    sheet(ellipse(width * sun, height * 0.4, 40 * unit), { fill: ['#fff4d0', '#ffd48a'], lift: 'mid' }),
    mountains([-30, width + 30], height * 0.52, height * 0.2, shore, ['#75606c', '#c88d76'], seed, 'mid'),
    mist(shore - 20 * unit, width, '#f7c193', 0.5, seed),
    sheet(
      pineRow([-20, width + 20], () => shore - 3, [24 * unit, 76 * unit], 11 * unit, seed) +
        box(-20, shore - 14 * unit, width + 40, 20 * unit),
      { fill: ['#38504e', '#415651'], lift: 'mid' },
    ),
    shape(box(-20, shore, width + 40, height - shore + 20), ['#d08a6c', '#7d5a62', '#33474f']),
    glow(width * sun, shore + (height - shore) * 0.4, width * 0.3, height * 0.22, '#ffb86c', 0.8),
    ripples([width * (sun - 0.25), width * (sun + 0.25)], [shore + 6, height], 34, '#ffe3a6', 0.8, seed),
    ripples([0, width], [shore + 6, height], 26, '#273a42', 0.45, seed),
  ].join('');
  return clipped(outline, moved(x, y, 1, outside));
}
