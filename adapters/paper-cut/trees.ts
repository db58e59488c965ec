import { darker, lighter } from './palette.ts';
import { clipped, type Fill, type Lift, line, shape, sheet } from './paper.ts';
import type { Random } from './random.ts';
import { blob, box, n, type Point, polygon, type Span, sliver } from './shapes.ts';

/** Outline of one pine, base in the middle at (x, y). */
export function pine(x: number, y: number, height: number, seed: Random): string {
  const width = height * seed.between(0.34, 0.42);
  const tiers = Math.max(5, Math.round(height / 34));
  const lean = seed.between(-0.012, 0.012) * height;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 1; i <= tiers; i++) {
    const share = i / tiers;
    const half = (width / 2) * (0.12 + 0.88 * share ** 0.92);
    const tipY = y - height * (1 - share * 0.93);
    const notchY = tipY - height * 0.035;
    const inner = half * seed.between(0.48, 0.6);
    const shift = lean * (1 - share);
    left.push([x + shift - half * seed.between(0.88, 1.1), tipY + seed.between(0, 0.02) * height]);
    left.push([x + shift - inner, notchY]);
    right.push([x + shift + half * seed.between(0.88, 1.1), tipY + seed.between(0, 0.02) * height]);
    right.push([x + shift + inner, notchY]);
  }
  const trunk = Math.max(2, height * 0.022);
  const outline: Point[] = [
    [x + lean, y - height],
    ...right.slice(0, -1),
    [x + trunk, y - height * 0.06],
    [x + trunk, y + 4],
    [x - trunk, y + 4],
    [x - trunk, y - height * 0.06],
    ...left.slice(0, -1).reverse(),
  ];
  return polygon(outline);
}

/** Many pines as one outline, so that the row is one sheet with one shadow. */
export function pineRow(
  [from, to]: Span,
  ground: (x: number) => number,
  [low, high]: Span,
  gap: number,
  seed: Random,
): string {
  let d = '';
  for (let x = from; x < to; x += gap * seed.between(0.6, 1.5)) {
    d += pine(x, ground(x) + 6, low + (high - low) * seed.next() ** 1.6, seed);
  }
  return d;
}

export function standingPine(
  x: number,
  y: number,
  height: number,
  fill: Fill,
  seed: Random,
  lift: Lift = 'mid',
): string {
  return sheet(pine(x, y, height, seed), { fill, lift, rim: Math.max(1.2, height / 240) });
}

/** A leafy tree: a few overlapping rounds of paper on a forked trunk. */
export function leafTree(x: number, y: number, height: number, color: string, seed: Random): string {
  const crown = height * 0.36;
  const top = y - height * 0.64;
  const trunk = `M${n(x - height * 0.025)} ${n(y)}Q${n(x - height * 0.008)} ${n(y - height * 0.3)} ${n(x - height * 0.02)} ${n(top)}L${n(x + height * 0.02)} ${n(top)}Q${n(x + height * 0.012)} ${n(y - height * 0.3)} ${n(x + height * 0.03)} ${n(y)}Z`;
  let art = sheet(trunk, { fill: darker(color, 0.55), lift: 'near', rim: 0 });
  const rounds: Point[] = [
    [-0.55, 0.2],
    [0.58, 0.16],
    [0, -0.42],
    [-0.1, 0.28],
  ];
  for (const [index, [dx, dy]] of rounds.entries()) {
    const size = crown * (index === 3 ? 0.72 : seed.between(0.62, 0.78));
    art += sheet(blob(x + dx * crown, top + dy * crown, size, size * 0.86, 0.06, seed), {
      fill: [lighter(color, 0.08 + index * 0.04), darker(color, 0.12)],
      lift: 'near',
    });
  }
  return art;
}

/** One of the apple trees of the grounds. */
export function appleTree(x: number, y: number, height: number, seed: Random): string {
  let apples = '';
  for (let i = 0; i < 9; i++) {
    const angle = seed.between(0, 6.28);
    const reach = height * 0.3 * Math.sqrt(seed.next());
    apples += sheet(
      blob(
        x + Math.cos(angle) * reach * 1.2,
        y - height * 0.66 + Math.sin(angle) * reach,
        height * 0.026,
        height * 0.026,
        0.05,
        seed,
      ),
      { fill: '#c8502a', lift: 'near', rim: 1 },
    );
  }
  return leafTree(x, y, height, '#587a4c', seed) + apples;
}

/** A birch trunk from the top of the picture to the ground, pale with dark marks. */
export function birch(x: number, y: number, height: number, width: number, seed: Random): string {
  const lean = seed.between(-0.03, 0.03) * height;
  const d = `M${n(x - width / 2)} ${n(y)}Q${n(x - width / 2 + lean * 0.3)} ${n(y - height / 2)} ${n(x - width * 0.3 + lean)} ${n(y - height)}L${n(x + width * 0.3 + lean)} ${n(y - height)}Q${n(x + width / 2 + lean * 0.3)} ${n(y - height / 2)} ${n(x + width / 2)} ${n(y)}Z`;
  let marks = '';
  for (let i = 0; i < height / 34; i++) {
    const at = y - height * seed.next();
    const isLeft = seed.next() > 0.5;
    const long = width * seed.between(0.25, 0.6);
    const thick = seed.between(2, 6);
    marks += shape(
      sliver(x + lean * 0.3 + (isLeft ? -width / 2 : width / 2), at, long * 2, thick),
      '#3a312b',
      0.62,
    );
  }
  const bark = marks + shape(box(x, y - height, width, height), '#2a1c1a', 0.16);
  return sheet(d, { fill: '#d9cdb6', edge: '#f6ead2', lift: 'mid' }) + clipped(d, bark);
}

/** A branch with cut leaves, hanging into the picture as a near frame. */
export function leafSpray(
  x: number,
  y: number,
  angle: number,
  length: number,
  color: string,
  seed: Random,
): string {
  let leaves = '';
  const count = Math.round(length / 22);
  for (let i = 0; i < count; i++) {
    const along = (i / count) * length + seed.between(-8, 8);
    const side = i % 2 ? 1 : -1;
    const size = seed.between(0.13, 0.2) * length * (1 - (i / count) * 0.45);
    const tone = seed.pick([color, lighter(color, 0.08), darker(color, 0.15)]);
    leaves += `<g transform="translate(${n(along)} 0) rotate(${n(side * seed.between(28, 62))})"><path d="M0 0Q${n(size * 0.45)} ${n(-size * 0.4)} ${n(size)} 0Q${n(size * 0.45)} ${n(size * 0.4)} 0 0Z" fill="${tone}"/>${line(`M0 0H${n(size * 0.8)}`, lighter(color, 0.16), 1.5, 0.6)}</g>`;
  }
  return `<g filter="url(#lift-mid)"><g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${line(`M-20 0H${n(length)}`, darker(color, 0.3), length / 90)}${leaves}</g></g>`;
}

type Grass = { bottom: number; height: number; fill: Fill; seed: Random };

/** A near bank of grass: blades along a line of ground, filled down to the bottom. */
export function meadow(
  [from, to]: Span,
  ground: (x: number) => number,
  { bottom, height, fill, seed }: Grass,
): string {
  let d = `M${n(from)} ${n(bottom)}`;
  for (let x = from; x < to; x += height * seed.between(0.05, 0.14)) {
    const tip = height * (0.3 + 0.7 * seed.next() ** 2.2);
    const lean = seed.between(-0.22, 0.22) * tip;
    const y = ground(x);
    d += `L${n(x)} ${n(y)}Q${n(x + lean * 0.1)} ${n(y - tip * 0.6)} ${n(x + lean)} ${n(y - tip)}Q${n(x + lean * 0.3 + height * 0.05)} ${n(y - tip * 0.5)} ${n(x + height * 0.055)} ${n(ground(x))}`;
  }
  return sheet(`${d}L${n(to)} ${n(bottom)}Z`, { fill, lift: 'far', rim: 0 });
}
