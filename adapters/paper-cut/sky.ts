import { blurred, raised, shape, sheet } from './paper.ts';
import type { Random } from './random.ts';
import { blob, box, curve, type Point, sliver } from './shapes.ts';

type Rings = {
  width: number;
  height: number;
  cx: number;
  cy: number;
  /** From the heart of the light outward. */
  colors: readonly string[];
  first: number;
  step: number;
  squash?: number;
  seed: Random;
};

/** The sky of the brand, from the heart of the light outward. */
export const afterglow = '#ffe2a6 #f9c283 #e99a6c #c9755f #965a5f #654b5b #3f4452 #283b41 #1c3032'.split(' ');

/** Evening sky as rings of cut paper, the darkest in front, each casting its shadow toward the light. */
export function skyRings({ width, height, cx, cy, colors, first, step, squash = 0.8, seed }: Rings): string {
  const [heart = '#ffffff', ...outer] = colors;
  const frame = box(-80, -80, width + 160, height + 160);
  let art = shape(frame, heart);
  for (const [index, color] of outer.entries()) {
    const radius = first + step * index * (1 + index * 0.07);
    const hole = blob(cx, cy, radius, radius * squash, 0.014, seed);
    art += raised('mid', shape(frame + hole, color));
  }
  return art;
}

export function stars(width: number, height: number, count: number, seed: Random): string {
  let art = '';
  for (let i = 0; i < count; i++) {
    const y = seed.next() ** 1.7 * height;
    const size = seed.between(0.8, 2.4);
    const x = seed.between(0, width);
    art += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}" fill="#fff4d8" opacity="${seed.between(0.25, 0.85).toFixed(2)}"/>`;
  }
  return art;
}

/** A long flat cloud: a row of arcs over a straight cut. */
export function cloud(
  x: number,
  y: number,
  length: number,
  thickness: number,
  fill: string,
  seed: Random,
): string {
  const points: Point[] = [[x, y]];
  const bumps = 5;
  for (let i = 1; i < bumps * 2; i++) {
    const share = i / (bumps * 2);
    const arch = Math.sin(share * Math.PI) * thickness;
    points.push([x + share * length, y - arch * (i % 2 ? seed.between(0.8, 1.1) : seed.between(0.45, 0.7))]);
  }
  points.push([x + length, y]);
  return sheet(`M${curve(points)}Q${x + length / 2} ${y + thickness * 0.35} ${x} ${y}Z`, {
    fill,
    lift: 'mid',
  });
}

export function birds(x: number, y: number, scale: number, color: string, seed: Random): string {
  let art = '';
  for (let i = 0; i < 5; i++) {
    const bx = x + i * 34 * scale + seed.between(-9, 9);
    const by = y + seed.between(-22, 22) * scale + Math.abs(i - 2) * 7;
    const w = seed.between(9, 14) * scale;
    art += `<path d="M${bx - w} ${by - w * 0.35}Q${bx - w * 0.4} ${by - w * 0.6} ${bx} ${by}Q${bx + w * 0.4} ${by - w * 0.6} ${bx + w} ${by - w * 0.35}Q${bx + w * 0.4} ${by - w * 0.35} ${bx} ${by + w * 0.22}Q${bx - w * 0.4} ${by - w * 0.35} ${bx - w} ${by - w * 0.35}Z" fill="${color}"/>`;
  }
  return art;
}

/** Low mist lying in the valleys. */
export function mist(y: number, width: number, color: string, opacity: number, seed: Random): string {
  let art = '';
  for (let i = 0; i < 7; i++) {
    const length = seed.between(0.3, 0.6) * width;
    art += shape(
      sliver(seed.between(0, width), y + seed.between(-14, 14), length, seed.between(16, 38)),
      color,
    );
  }
  return blurred('soft', art, opacity);
}
