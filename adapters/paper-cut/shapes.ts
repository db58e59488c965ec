import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];
export type Span = readonly [from: number, to: number];

/** x, y, x, y … as points. */
export function points(...numbers: number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${corner(r, r)}v${n(height - 2 * r)}${corner(-r, r)}h${n(2 * r - width)}${corner(-r, -r)}v${n(2 * r - height)}${corner(r, -r)}Z`;
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
}

/** A smooth line through the points (Catmull-Rom as cubic curves); starts with the first point itself. */
export function curve(points: readonly Point[], isClosed = false): string {
  const at = (index: number): Point => {
    const count = points.length;
    const wrapped = isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let d = `${n(startX)} ${n(startY)}`;
  const segments = isClosed ? points.length : points.length - 1;
  for (let i = 0; i < segments; i++) {
    const [x0, y0] = at(i - 1);
    const [x1, y1] = at(i);
    const [x2, y2] = at(i + 1);
    const [x3, y3] = at(i + 2);
    d += `C${n(x1 + (x2 - x0) / 6)} ${n(y1 + (y2 - y0) / 6)} ${n(x2 - (x3 - x1) / 6)} ${n(y2 - (y3 - y1) / 6)} ${n(x2)} ${n(y2)}`;
  }
  return d;
}

/** Land from a skyline of points down to the bottom of the sheet. */
export function land(points: readonly Point[], bottom: number): string {
  const first = points[0] ?? [0, 0];
  const last = points[points.length - 1] ?? [0, 0];
  return `M${curve(points)}L${n(last[0])} ${n(bottom)}L${n(first[0])} ${n(bottom)}Z`;
}

type Ridge = { from: number; to: number; y: number; height: number; roughness?: number; seed: Random };

/** A mountain line by midpoint displacement: jagged when rough, rolling when not. */
export function ridge({ from, to, y, height, roughness = 0.5, seed }: Ridge): Point[] {
  let line: Point[] = [
    [from, y + seed.between(-0.3, 0.3) * height],
    [(from + to) / 2, y - seed.between(0.2, 0.6) * height],
    [to, y + seed.between(-0.3, 0.3) * height],
  ];
  let reach = height * 0.42;
  for (let round = 0; round < 5; round++) {
    const finer: Point[] = [];
    for (const [index, point] of line.entries()) {
      const following = line[index + 1];
      finer.push(point);
      if (!following) continue;
      const middle = (point[0] + following[0]) / 2 + (following[0] - point[0]) * seed.between(-0.1, 0.1);
      finer.push([middle, (point[1] + following[1]) / 2 + seed.between(-reach, reach)]);
    }
    line = finer;
    reach *= roughness;
  }
  return line;
}

/** A hand-cut round shape. */
export function blob(cx: number, cy: number, rx: number, ry: number, wobble: number, seed: Random): string {
  const points: Point[] = [];
  const count = 11;
  const turn = seed.between(0, 6);
  for (let i = 0; i < count; i++) {
    const angle = turn + (i / count) * Math.PI * 2;
    const reach = 1 + seed.between(-wobble, wobble);
    points.push([cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]);
  }
  return `M${curve(points, true)}Z`;
}

/** A thin lens, pointed at both ends: ripples on water, slivers of light. */
export function sliver(cx: number, cy: number, length: number, thickness: number): string {
  const half = length / 2;
  return `M${n(cx - half)} ${n(cy)}q${n(half)} ${n(-thickness)} ${n(length)} 0q${n(-half)} ${n(thickness)} ${n(-length)} 0Z`;
}
