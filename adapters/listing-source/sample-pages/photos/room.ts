import { plankFloor } from '../../../paper-cut/furniture.ts';
import { darker, lighter } from '../../../paper-cut/palette.ts';
import { card, clipped, line, moved, repeat, shape } from '../../../paper-cut/paper.ts';
import { createRandom } from '../../../paper-cut/random.ts';
import { box } from '../../../paper-cut/shapes.ts';
import { frame } from './frame.ts';
import type { HomeStyle } from './home-styles.ts';
import { sky, tree, water } from './outdoors.ts';

/** The back wall of every room; floor, ceiling and side walls meet its corners. */
export const wall = { left: 250, top: 130, right: 1350, bottom: 740 };

const plaster = '#fdfaf3';

function tiledFloor(): string {
  const columns = repeat(
    38,
    (i) => `M${(1700 - i * 135) * -0.36 + 512} ${wall.bottom}L${-1700 + i * 135} 1067`,
  );
  const rows = repeat(7, (i) => `M0 ${760 + i * i * 9}H1600`);
  return shape(box(0, wall.bottom, 1600, 340), '#d9d5cd') + line(columns + rows, '#b3aea4', 3, 0.7);
}

/** An empty room seen from its open side: walls, ceiling, wooden or tiled floor, daylight from the left. */
export function emptyRoom(home: HomeStyle, floor: 'wood' | 'tile', color = home.room): string {
  const { width, height } = frame;
  const { left, top, right, bottom } = wall;
  return [
    floor === 'wood' ? plankFloor(bottom, width, height, home.wood, createRandom(home.front)) : tiledFloor(),
    shape(`M0 0H${width}L${right} ${top}H${left}Z`, lighter(color, 0.5)),
    shape(`M0 0L${left} ${top}V${bottom}L0 ${height}Z`, darker(color, 0.1)),
    shape(`M${width} 0L${right} ${top}V${bottom}L${width} ${height}Z`, darker(color, 0.17)),
    shape(box(left, top, right - left, bottom - top), [lighter(color, 0.12), color]),
    card(box(left, bottom - 26, right - left, 26), plaster),
    card(box(left - 4, top, right - left + 8, 16), plaster),
  ].join('');
}

/** A window in the back wall with the world behind it. */
export function roomWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  home: HomeStyle,
  seed: string,
): string {
  const random = createRandom(seed);
  const isCabin = home.front === 'cabin';
  const greens = repeat(4, (index) =>
    moved(200 + index * 380 + random.between(0, 120), 760, 1.2, tree(home.leaf, seed, isCabin)),
  );
  const meadow = shape(box(0, 740, 1600, 400), lighter(home.leaf, 0.25));
  const view = sky('day', 600, seed) + (isCabin ? water(640, 'day') : '') + greens + meadow;
  const scale = Math.max(width / frame.width, height / 800);
  return [
    card(box(x - 22, y - 22, width + 44, height + 44), plaster, 'high'),
    clipped(box(x, y, width, height), moved(x, y, scale, view)),
    line(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.4}h${width}`, plaster, 11),
    card(box(x - 34, y + height + 18, width + 68, 20), plaster),
  ].join('');
}

export function curtains(x: number, y: number, width: number, height: number, color: string): string {
  const side = (at: number) =>
    repeat(4, (index) =>
      card(box(at + index * 22, y - 30, 24, height + 90, 8), lighter(color, index % 2 ? 0.16 : 0)),
    );
  return side(x - 84) + side(x + width - 4) + card(box(x - 110, y - 46, width + 220, 12, 6), '#4a4038');
}

/** Sunlight lying on the floor. */
export function sunbeam(x: number): string {
  return shape(`M${x} ${wall.bottom}h260L${x + 560} 1067H${x + 60}Z`, 'url(#beam)');
}
