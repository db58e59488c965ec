import { darker, lighter, mix, palette } from './palette.ts';
import { clipped, line, moved, raised, shape, sheet } from './paper.ts';
import { createRandom } from './random.ts';
import { box, n, type Point, points, polygon } from './shapes.ts';

type LitWindow = { columns?: number; rows?: number; frame?: string; light?: readonly string[]; bar?: number };

const lamplight = ['#ffe7ae', '#ffcf80', '#f0a04a'] as const;

/** A window in any outline, lit from inside; the wall's thickness shades its upper edge. */
export function litPane(d: string, frame: string, light: readonly string[] = lamplight): string {
  return `${line(d, frame, 9)}${shape(d, light)}`;
}

export function litWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  options: LitWindow = {},
): string {
  const { columns = 2, rows = 2, frame = palette.woodDark, light = lamplight, bar = 3.5 } = options;
  let bars = '';
  for (let i = 1; i < columns; i++) bars += `M${n(x + (width * i) / columns)} ${n(y)}v${n(height)}`;
  for (let i = 1; i < rows; i++) bars += `M${n(x)} ${n(y + (height * i) / rows)}h${n(width)}`;
  return [
    sheet(box(x - bar * 1.6, y - bar * 1.6, width + bar * 3.2, height + bar * 3.2), {
      fill: frame,
      lift: 'flat',
      rim: 1.2,
    }),
    shape(box(x, y, width, height), light),
    shape(box(x, y, width, Math.min(height, 10)), ['#7a3a1288', '#7a3a1200']),
    line(bars, frame, bar),
    sheet(box(x - bar * 2.4, y + height + bar, width + bar * 4.8, bar * 1.8), {
      fill: lighter(frame, 0.12),
      lift: 'flat',
      rim: 1,
    }),
  ].join('');
}

type Area = readonly [x: number, y: number, width: number, height: number];

/** Cladding in boards over an area, or over any outline inside it. */
export function boards(area: Area, fill: string, { gap = 13, outline = box(...area) } = {}): string {
  const [x, y, width, height] = area;
  let seams = '';
  for (let at = y + gap; at < y + height; at += gap) seams += `M${n(x)} ${n(at)}h${n(width)}`;
  const grooves =
    line(seams, darker(fill, 0.45), 1.6, 0.55) + moved(0, 1.6, 1, line(seams, lighter(fill, 0.25), 1, 0.3));
  return shape(outline, [lighter(fill, 0.1), darker(fill, 0.12)]) + clipped(outline, grooves);
}

/** Fieldstone: courses of hand-cut stones in the warm grays, over any rectangle. */
export function fieldstone(
  x: number,
  y: number,
  width: number,
  height: number,
  course: number,
  seedNumber: number,
  base: string = palette.stone,
): string {
  const seed = createRandom(seedNumber);
  let art = shape(box(x, y, width, height), darker(base, 0.55));
  for (let top = y; top < y + height - 1; ) {
    const tall = Math.min(course * seed.between(0.75, 1.25), y + height - top);
    for (let left = x; left < x + width - 1; ) {
      const wide = Math.min(course * seed.between(0.9, 2.3), x + width - left);
      const tone = mix(
        mix(base, palette.woodLight, seed.next() * 0.28),
        seed.next() > 0.5 ? '#d8cbb4' : '#3b3a38',
        seed.next() * 0.34,
      );
      art += shape(box(left + 1, top + 1, Math.max(1, wide - 2.2), Math.max(1, tall - 2.2), course * 0.22), [
        lighter(tone, 0.1),
        darker(tone, 0.1),
      ]);
      left += wide;
    }
    top += tall;
  }
  return art;
}

/** A pitched roof seen from the side of its eaves: a slab with seams. */
export function slabRoof(points: readonly Point[], fill: string, seams: number): string {
  const [a, b, c, d] = points as readonly [Point, Point, Point, Point];
  let ribs = '';
  for (let i = 1; i < seams; i++) {
    const share = i / seams;
    ribs += `M${n(a[0] + (b[0] - a[0]) * share)} ${n(a[1] + (b[1] - a[1]) * share)}L${n(d[0] + (c[0] - d[0]) * share)} ${n(d[1] + (c[1] - d[1]) * share)}`;
  }
  return raised(
    'mid',
    `${sheet(polygon(points), { fill: [lighter(fill, 0.12), fill], lift: 'flat', rim: 2.5 })}${line(ribs, lighter(fill, 0.2), 1.5, 0.5)}`,
  );
}

/** The two barge boards of a gable, standing in front of the wall under them. */
export function gableRoof(
  left: number,
  right: number,
  eaves: number,
  peak: number,
  fill: string,
  thickness = 20,
): string {
  const middle = (left + right) / 2;
  const [inner, foot] = [thickness * 0.3, eaves + thickness * 0.9];
  const outer = points(middle, peak, right, eaves, right - inner, foot);
  const under = points(middle, peak + thickness * 1.35, left + inner, foot, left, eaves);
  return raised('mid', sheet(polygon([...outer, ...under]), { fill, lift: 'flat', rim: 3 }));
}

export function chimney(x: number, top: number, width: number, bottom: number, seedNumber: number): string {
  return raised(
    'mid',
    `${fieldstone(x, top, width, bottom - top, 15, seedNumber)}${sheet(box(x - 6, top - 10, width + 12, 13), { fill: palette.stoneDark, lift: 'near' })}${shape(box(x + width * 0.2, top - 24, width * 0.24, 15), palette.woodDark)}${shape(box(x + width * 0.56, top - 24, width * 0.24, 15), palette.woodDark)}`,
  );
}
