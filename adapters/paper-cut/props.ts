import { darker, lighter, palette } from './palette.ts';
import { glow, line, moved, raised, shape, sheet } from './paper.ts';
import { box, ellipse, n, points, polygon } from './shapes.ts';

/** A path light on a short post; its foot is at (x, y). */
export function pathLight(x: number, y: number, size: number): string {
  const roof = `M${n(x - size * 0.26)} ${n(y - size * 1.08)}l${n(size * 0.26)} ${n(-size * 0.24)}l${n(size * 0.26)} ${n(size * 0.24)}Z`;
  return [
    glow(x, y, size * 2.6, size * 0.9, '#ffb45e', 0.7),
    line(`M${n(x)} ${n(y)}v${n(-size * 0.8)}`, palette.woodDark, size * 0.1),
    shape(box(x - size * 0.13, y - size * 1.1, size * 0.26, size * 0.32, 3), '#ffe9b5'),
    shape(roof, palette.roof),
    glow(x, y - size, size * 1.1, size * 1.1, '#ffc978', 0.8),
  ].join('');
}

/** A slatted lakeside chair seen from behind; its feet are at (x, y), about 110 wide. */
export function lakeChair(x: number, y: number, scale: number, color: string): string {
  const slat = (at: number, top: number) =>
    sheet(`M${at - 8} -46L${at * 1.18 - 8} ${top + 8}q8 -12 16 0L${at + 8} -46Z`, {
      fill: [lighter(color, 0.1), color],
      lift: 'near',
      rim: 1.4,
    });
  const part = (d: string, fill: string) => sheet(d, { fill, lift: 'near', rim: 1 });
  const art = [
    shape(ellipse(4, 2, 84, 9), '#0b1512', 0.4),
    part('M-58 0L-50 -62h10L-44 0Z', darker(color, 0.25)),
    part('M58 0L50 -62h-10L44 0Z', darker(color, 0.25)),
    part(box(-56, -52, 112, 14, 3), darker(color, 0.14)),
    slat(-38, -148),
    slat(-19, -160),
    slat(0, -165),
    slat(19, -160),
    slat(38, -148),
    part(box(-52, -112, 104, 11, 4), darker(color, 0.08)),
    part(box(-76, -80, 30, 10, 4), lighter(color, 0.08)),
    part(box(46, -80, 30, 10, 4), lighter(color, 0.08)),
  ];
  return moved(x, y, scale, art.join(''));
}

/** From the outer tongue to the heart. */
const tongues = [
  [
    'M-46 0C-66 -44 -34 -62 -40 -108C-12 -86 -14 -62 -4 -52C4 -88 -2 -118 16 -150C24 -112 48 -84 40 -52C48 -58 52 -66 52 -80C68 -46 62 -16 46 0Z',
    '#d4591c',
  ],
  [
    'M-34 0C-48 -34 -24 -48 -28 -78C-8 -62 -6 -46 0 -36C6 -62 4 -84 14 -106C20 -76 36 -54 32 -32C44 -40 42 -12 34 0Z',
    '#f08a30',
  ],
  ['M-22 0C-30 -24 -14 -34 -14 -52C0 -42 2 -30 6 -24C10 -40 10 -52 14 -64C22 -42 28 -16 20 0Z', '#ffc766'],
  ['M-10 0C-14 -14 -4 -20 0 -32C8 -20 14 -10 8 0Z', '#fff2c4'],
] as const;

/** A fire of paper tongues standing on (x, y). */
export function fire(x: number, y: number, scale: number): string {
  const flames = tongues.map(([d, fill]) => sheet(d, { fill, lift: 'near', rim: 0 }));
  const light = glow(x, y - 40 * scale, 330 * scale, 260 * scale, '#ff9a3c', 0.85);
  return light + moved(x, y, scale, flames.join(''));
}

export function canoe(x: number, y: number, scale: number, color: string): string {
  const hull =
    'M-150 -34C-130 -8 -90 6 0 6S130 -8 150 -34C146 -38 140 -38 136 -30C100 -14 60 -10 0 -10S-100 -14 -136 -30C-140 -38 -146 -38 -150 -34Z';
  const art = [
    sheet(hull, { fill: [lighter(color, 0.1), darker(color, 0.25)], lift: 'near' }),
    line('M-128 -25C-90 -12 -50 -8 0 -8S90 -12 128 -25', palette.cream, 3),
    line('M-40 -12h26M30 -12h26', palette.woodLight, 6),
  ];
  return moved(x, y, scale, art.join(''));
}

/** A dock that comes toward us: planks between a far and a near edge. */
export function dock(
  far: readonly [number, number, number],
  near: readonly [number, number, number],
  planks: number,
  color: string,
): string {
  const [farX, farY, farWidth] = far;
  const [nearX, nearY, nearWidth] = near;
  let art = '';
  for (let i = 0; i < planks; i++) {
    const edge = (share: number) => {
      const at = share ** 2.1;
      const middle = farX + (nearX - farX) * at;
      const half = (farWidth + (nearWidth - farWidth) * at) / 2;
      return [middle - half, middle + half, farY + (nearY - farY) * at] as const;
    };
    const [left, right, top] = edge(i / planks);
    const [leftBelow, rightBelow, bottom] = edge((i + 0.9) / planks);
    const tone = i % 3 === 0 ? lighter(color, 0.1) : i % 3 === 1 ? color : darker(color, 0.1);
    art += shape(polygon(points(left, top, right, top, rightBelow, bottom, leftBelow, bottom)), tone);
  }
  const outline = polygon(
    points(
      farX - farWidth / 2,
      farY,
      farX + farWidth / 2,
      farY,
      nearX + nearWidth / 2,
      nearY,
      nearX - nearWidth / 2,
      nearY,
    ),
  );
  return raised('mid', `${shape(outline, darker(color, 0.55))}${art}`);
}

/** A mooring post standing in the water. */
export function post(x: number, y: number, height: number, width: number): string {
  const top = { fill: lighter(palette.woodLight, 0.25), lift: 'flat', rim: 0 } as const;
  return (
    sheet(box(x - width / 2, y - height, width, height, 2), {
      fill: [palette.woodLight, palette.woodDark],
      lift: 'near',
    }) + sheet(ellipse(x, y - height, width / 2, width / 6), top)
  );
}
