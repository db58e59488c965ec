import { darker, lighter, palette } from './palette.ts';
import { glow, line, moved, raised, repeat, shape, sheet, turned } from './paper.ts';
import type { Random } from './random.ts';
import { box, ellipse, n, type Point, polygon } from './shapes.ts';

/** Floor boards running away from us to a vanishing point above the room. */
export function plankFloor(top: number, width: number, height: number, color: string, seed: Random): string {
  const rows: string[] = [shape(box(-20, top, width + 40, height - top + 20), darker(color, 0.45))];
  const count = 26;
  const edge = (i: number, y: number): Point => {
    const farX = width * (0.16 + (0.68 * i) / count);
    const nearX = width * (-0.35 + (1.7 * i) / count);
    return [farX + (nearX - farX) * ((y - top) / (height - top)), y];
  };
  for (let i = -8; i < count + 8; i++) {
    const tone = seed.pick([color, lighter(color, 0.07), darker(color, 0.08), darker(color, 0.14)]);
    const [a, b, c, d] = [
      edge(i, top),
      edge(i + 0.94, top),
      edge(i + 0.94, height + 20),
      edge(i, height + 20),
    ];
    rows.push(shape(polygon([a, b, c, d]), [darker(tone, 0.16), tone]));
  }
  return rows.join('');
}

export function rug(cx: number, cy: number, rx: number, ry: number, color: string): string {
  return [
    sheet(ellipse(cx, cy, rx, ry), { fill: color, lift: 'near' }),
    line(ellipse(cx, cy, rx * 0.9, ry * 0.88), lighter(color, 0.35), 5, 0.8),
    line(ellipse(cx, cy, rx * 0.8, ry * 0.77), lighter(color, 0.2), 2.5, 0.8),
  ].join('');
}

type Pillows = readonly [left: string, right: string];

/** A sofa seen from the front; its feet are at (x, y), 440 wide at scale 1. */
export function sofa(
  x: number,
  y: number,
  scale: number,
  color: string,
  pillows: Pillows = [palette.ember, palette.cream],
): string {
  const arm = { fill: [lighter(color, 0.1), darker(color, 0.12)], lift: 'near' } as const;
  const seat = { fill: [lighter(color, 0.16), color], lift: 'near' } as const;
  const art = [
    shape(ellipse(0, 2, 250, 14), '#0b1010', 0.4),
    line('M-186 0v-18M186 0v-18', palette.woodDark, 14),
    sheet(box(-200, -190, 400, 120, 34), { fill: [lighter(color, 0.08), color], lift: 'near' }),
    line('M0 -186V-80', darker(color, 0.3), 3, 0.6),
    shape(box(-180, -100, 360, 60), darker(color, 0.25)),
    sheet(box(-190, -100, 188, 56, 18), seat),
    sheet(box(2, -100, 188, 56, 18), seat),
    sheet(box(-196, -54, 392, 42, 12), { fill: [color, darker(color, 0.2)], lift: 'near' }),
    sheet(box(-226, -138, 58, 126, 28), arm),
    sheet(box(168, -138, 58, 126, 28), arm),
    turned(-9, -116, -130, sheet(box(-152, -166, 72, 72, 14), { fill: pillows[0], lift: 'near' })),
    turned(8, 112, -130, sheet(box(76, -162, 72, 70, 14), { fill: pillows[1], lift: 'near' })),
  ];
  return moved(x, y, scale, art.join(''));
}

/** An armchair turned a little toward the fire; `turn` -1 faces the other way. */
export function armchair(x: number, y: number, scale: number, color: string, turn: 1 | -1): string {
  const art = [
    shape(ellipse(0, 2, 130, 12), '#0b1010', 0.4),
    line('M-84 0l6 -36M86 0l-6 -36', palette.woodDark, 12),
    sheet('M-104 -40V-190Q-104 -232 -62 -232H20Q56 -232 60 -196L70 -120V-40Z', {
      fill: [lighter(color, 0.1), color],
      lift: 'near',
    }),
    sheet(box(-70, -112, 160, 46, 18), { fill: [lighter(color, 0.18), color], lift: 'near' }),
    sheet('M-86 -24V-118Q-86 -142 -62 -142T-38 -118V-66H96V-24Z', {
      fill: [lighter(color, 0.04), darker(color, 0.18)],
      lift: 'near',
    }),
    turned(12, 20, -150, sheet(box(-12, -178, 62, 60, 12), { fill: palette.gold, lift: 'near' })),
  ];
  return moved(x, y, scale, art.join(''), turn);
}

const lampshade = { fill: ['#fff6dc', '#ffd992'], lift: 'near', rim: 1 } as const;

export function floorLamp(x: number, y: number, height: number): string {
  const top = y - height;
  return [
    line(`M${x} ${y}V${top}`, palette.woodDark, 6),
    sheet(ellipse(x, y, 34, 8), { fill: palette.woodDark, lift: 'near', rim: 1 }),
    glow(x, top - 20, 240, 240, '#ffc46e', 0.8),
    sheet(`M${x - 52} ${top + 26}l20 -78h64l20 78Z`, lampshade),
  ].join('');
}

export function tableLamp(x: number, y: number, scale: number): string {
  const art = [
    sheet('M-22 0Q-34 -34 -8 -52H8Q34 -34 22 0Z', { fill: '#4f7466', lift: 'near' }),
    line('M0 -52v-14', palette.woodDark, 5),
    sheet('M-50 -62L-32 -128H32L50 -62Z', lampshade),
  ];
  const light = glow(x, y - 90 * scale, 230 * scale, 220 * scale, '#ffc46e', 0.85);
  return light + moved(x, y, scale, art.join(''));
}

export function pendant(x: number, top: number, length: number, scale: number, color: string): string {
  const y = top + length;
  const bulb = shape(ellipse(0, 62, 26, 18), '#fff3cc');
  const bell = sheet('M-10 0H10L16 14Q62 22 66 62H-66Q-62 22 -16 14Z', { fill: color, lift: 'near' });
  return [
    line(`M${n(x)} ${n(top)}V${n(y)}`, palette.woodDark, 3.5),
    glow(x, y + 60 * scale, 230 * scale, 210 * scale, '#ffc46e', 0.75),
    moved(x, y, scale, bulb + bell),
  ].join('');
}

/** A potted plant with broad cut leaves. */
export function plant(x: number, y: number, scale: number, color: string, seed: Random): string {
  const leaves = repeat(13, (i) => {
    const angle = -90 + (i - 6) * 15 + seed.between(-5, 5);
    const size = seed.between(120, 190) * (1 - Math.abs(i - 6) * 0.045);
    const tone = seed.pick([color, lighter(color, 0.12), darker(color, 0.18)]);
    const blade = `M0 0Q${n(size * 0.5)} ${n(-size * 0.2)} ${n(size)} 0Q${n(size * 0.5)} ${n(size * 0.2)} 0 0Z`;
    const vein = line(`M8 0H${n(size * 0.86)}`, lighter(color, 0.25), 1.8, 0.6);
    return moved(0, -84, 1, turned(Number(n(angle)), 0, 0, shape(blade, tone) + vein));
  });
  const pot = sheet('M-50 -92H50L38 0H-38Z', { fill: ['#d3925f', '#8f5230'], lift: 'near' });
  return moved(x, y, scale, shape(ellipse(0, 0, 70, 10), '#0b1010', 0.4) + raised('near', leaves) + pot);
}

/** Things on a shelf: books of several heights, now and then a bowl or a gap. */
export function shelfRow(x: number, y: number, width: number, height: number, seed: Random): string {
  let art = '';
  for (let at = x; at < x + width - 14; ) {
    const thick = seed.between(9, 20);
    if (seed.next() < 0.14) {
      art += shape(`M${n(at)} ${n(y - 26)}h44q-4 26 -22 26t-22 -26Z`, palette.cream);
      at += 54;
      continue;
    }
    if (at + thick > x + width) break;
    const tall = height * seed.between(0.58, 0.9);
    art += shape(
      box(at, y - tall, thick - 1.5, tall),
      seed.pick([
        palette.ember,
        palette.moss,
        palette.cream,
        palette.clay,
        palette.dusk,
        palette.gold,
        palette.rust,
      ] as const),
    );
    at += thick;
  }
  return art;
}
