import { boards, litWindow } from '../../../paper-cut/building.ts';
import { darker } from '../../../paper-cut/palette.ts';
import { card, glow, repeat, shape } from '../../../paper-cut/paper.ts';
import { box, ellipse } from '../../../paper-cut/shapes.ts';
import type { Light } from './frame.ts';
import type { HomeStyle } from './home-styles.ts';

const daylight = ['#8fb4c4', '#cfe2e6'];

export function pane(
  x: number,
  y: number,
  width: number,
  height: number,
  { trim }: HomeStyle,
  light: Light,
): string {
  const pane = litWindow(x, y, width, height, {
    frame: trim,
    bar: 6,
    ...(light === 'day' ? { light: daylight } : {}),
  });
  if (light === 'day') return pane;
  const reach = Math.max(width, height) * 1.1;
  return glow(x + width / 2, y + height / 2, reach, reach, '#ffb45e', 0.5) + pane;
}

export function siding(x: number, y: number, width: number, height: number, color: string, gap = 22): string {
  return card(box(x, y, width, height), color, 'high') + boards([x, y, width, height], color, { gap });
}

export function frontDoor(
  x: number,
  y: number,
  width: number,
  height: number,
  { trim, door }: HomeStyle,
): string {
  const panel = (at: number) =>
    shape(box(x + 16, at, width - 32, height / 2 - 34, 4), [darker(door, 0.24), darker(door, 0.1)]);
  return [
    card(box(x - 14, y - 14, width + 28, height + 14), trim),
    card(box(x, y, width, height), door),
    panel(y + 20),
    panel(y + 20 + height / 2),
    shape(ellipse(x + width - 14, y + height * 0.52, 6), '#e8c25a'),
  ].join('');
}

export function steps(x: number, width: number): string {
  return repeat(3, (index) =>
    card(box(x - index * 16, -48 + index * 16, width + index * 32, 18), darker('#b9b2a6', index * 0.06)),
  );
}
