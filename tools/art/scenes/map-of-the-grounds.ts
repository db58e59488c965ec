import { darker, lighter, mix, palette } from '#adapters/paper-cut/palette.ts';
import { clipped, glow, line, raised, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { createRandom, type Random } from '#adapters/paper-cut/random.ts';
import { blob, box, curve, n, type Point, polygon, sliver } from '#adapters/paper-cut/shapes.ts';
import type { Picture } from '../picture.ts';

const width = 1600;
const height = 1067;

/** The shore from top to bottom; each depth of water is the same line, further out. */
const shoreline: readonly Point[] = [
  [820, -60],
  [760, 60],
  [800, 190],
  [700, 300],
  [610, 400],
  [590, 520],
  [640, 640],
  [720, 740],
  [700, 860],
  [780, 960],
  [840, 1130],
];

function landSheet(shift: number, wobble: number, seed: Random): string {
  const line = shoreline.map(([x, y]): Point => [x - shift + seed.between(-wobble, wobble), y]);
  return `M${curve(line)}L${width + 60} 1130L${width + 60} -60Z`;
}

/** A pine from above: stars of paper, smaller and lighter toward the top. */
function pineFromAbove(x: number, y: number, size: number, color: string, seed: Random): string {
  const star = (reach: number) => {
    const points: Point[] = [];
    const turn = seed.between(0, 1);
    for (let i = 0; i < 22; i++) {
      const radius = reach * (i % 2 ? 0.72 : seed.between(0.92, 1.08));
      points.push([
        x + Math.cos(turn + (i * Math.PI) / 11) * radius,
        y + Math.sin(turn + (i * Math.PI) / 11) * radius,
      ]);
    }
    return polygon(points);
  };
  return [1, 0.68, 0.36]
    .map((share, i) => sheet(star(size * share), { fill: lighter(color, i * 0.09), lift: 'near', rim: 1.2 }))
    .join('');
}

/** A hipped or gabled roof from above, lit from the west: two or four slopes. */
function roofFromAbove(x: number, y: number, wide: number, tall: number, isUpright: boolean): string {
  const light = mix(palette.roof, '#8fa39c', 0.45);
  const dark = palette.roof;
  const ridge = isUpright ? `M${x + wide / 2} ${y}V${y + tall}` : `M${x} ${y + tall / 2}H${x + wide}`;
  const lit = isUpright ? box(x, y, wide / 2, tall) : box(x, y, wide, tall / 2);
  let seams = '';
  for (let at = 16; at < (isUpright ? tall : wide); at += 16)
    seams += isUpright ? `M${x} ${y + at}h${wide}` : `M${x + at} ${y}v${tall}`;
  return raised(
    'mid',
    `${shape(box(x, y, wide, tall), dark)}${shape(lit, light)}${line(seams, darker(dark, 0.3), 1.6, 0.6)}${line(ridge, lighter(light, 0.3), 3)}`,
  );
}

function house(): string {
  const lights = (
    [
      [842, 440],
      [842, 520],
      [842, 600],
      [842, 670],
      [960, 640],
      [1100, 380],
      [1130, 740],
      [1200, 505],
    ] as const
  ).map(([x, y]) => glow(x, y, 96, 76, '#ffc06a', 0.95));
  return [
    ...lights,
    roofFromAbove(1010, 380, 230, 120, false),
    roofFromAbove(850, 400, 120, 290, true),
    roofFromAbove(900, 500, 220, 130, false),
    roofFromAbove(1060, 600, 130, 130, true),
    raised(
      'mid',
      `${shape(box(986, 536, 52, 44, 4), palette.stone)}${shape(box(998, 546, 28, 24, 3), '#2a1811')}`,
    ),
  ].join('');
}

function terrace(seed: Random): string {
  const outline = 'M730 412H856V690H742Q716 640 718 560T730 412Z';
  let stones = '';
  for (let y = 420; y < 680; y += 34) {
    for (let x = 736; x < 846; x += seed.between(30, 46))
      stones += shape(box(x, y, 30, 31, 3), seed.pick(['#8c9693', '#7b8788', '#9a978b'] as const));
  }
  return [
    sheet(outline, { fill: '#6c7777', lift: 'near' }),
    clipped(outline, stones),
    glow(770, 548, 150, 150, '#ff9a3c', 0.9),
    raised('near', shape(blob(770, 548, 30, 30, 0.04, seed), palette.stone)),
    shape(blob(770, 548, 19, 19, 0.05, seed), '#f0872c'),
    shape(blob(770, 548, 9, 9, 0.1, seed), '#ffe6a6'),
    ...(
      [
        [718, 520],
        [724, 586],
        [800, 494],
        [806, 600],
      ] as const
    ).map(([x, y]) => sheet(box(x - 12, y - 12, 24, 24, 6), { fill: palette.ember, lift: 'near' })),
  ].join('');
}

function dockFromAbove(): string {
  let planks = '';
  for (let x = 346; x < 660; x += 11) planks += `M${x} 528v40`;
  return [
    raised(
      'mid',
      `${shape(box(340, 526, 320, 44), '#b5814f')}${shape(box(296, 496, 62, 104), '#b5814f')}${line(planks, '#7c5230', 2, 0.7)}`,
    ),
    ...[516, 580].map((y) =>
      sheet(box(312, y - 13, 28, 26, 6), { fill: y > 550 ? palette.cream : palette.ember, lift: 'near' }),
    ),
    raised(
      'near',
      `${shape('M420 596Q470 578 520 596Q470 614 420 596Z', palette.rust)}${shape('M436 596Q470 586 504 596Q470 606 436 596Z', palette.cream)}`,
    ),
  ].join('');
}

export function mapOfTheGrounds(): Picture {
  const seed = createRandom(412);
  const depths = ['#2f5560', '#3b6870', '#4d7c80', '#69948f'] as const;
  const trees: Point[] = [];
  for (let i = 0; i < 620 && trees.length < 118; i++) {
    const [x, y] = [seed.between(700, 1620), seed.between(-20, 1090)];
    const isClear =
      Math.hypot((x - 980) / 372, (y - 520) / 336) < 1 ||
      Math.abs(y - 560 - (x - 1200) * 0.36) < 62 ||
      x < 880 + Math.abs(y - 530) * 0.1;
    if (!isClear && trees.every(([tx, ty]) => Math.hypot(tx - x, ty - y) > 44)) trees.push([x, y]);
  }
  trees.push([700, 326], [772, 250], [742, 800], [800, 866], [822, 40], [850, 130], [860, 960]);
  trees.sort((a, b) => a[1] - b[1]);
  const ripplesArt = Array.from({ length: 90 }, () =>
    shape(
      sliver(
        seed.next() ** 1.6 * 560,
        420 + (seed.next() + seed.next() - 1) * 620,
        seed.between(24, 96),
        3.4,
      ),
      '#ffd9a0',
      Number(seed.between(0.2, 0.6).toFixed(2)),
    ),
  ).join('');
  const body = [
    shape(box(0, 0, width, height), ['#274a57', '#213f4c']),
    ...depths.map((color, i) =>
      sheet(landSheet(340 - i * 84, 26, seed), { fill: color, lift: 'far', edge: lighter(color, 0.16) }),
    ),
    ripplesArt,
    glow(60, 420, 560, 420, '#ff9d5c', 0.3),
    sheet(landSheet(22, 6, seed), { fill: '#d9bd8a', lift: 'far' }),
    sheet(landSheet(0, 3, seed), { fill: ['#5f8256', '#4a6d4b'], lift: 'near' }),
    sheet(blob(980, 520, 350, 312, 0.035, seed), { fill: '#82a064', lift: 'near' }),
    raised(
      'near',
      line('M1640 742C1480 690 1400 640 1300 620S1240 540 1262 470', '#dcb988', 46) +
        line('M1640 742C1480 690 1400 640 1300 620S1240 540 1262 470', '#e8cb9c', 32),
    ),
    line('M722 548C700 556 690 552 650 548', '#cfc3a8', 16),
    terrace(seed),
    house(),
    dockFromAbove(),
    roofFromAbove(560, 660, 120, 96, false),
    glow(556, 708, 70, 60, '#ffc06a', 0.8),
    ...(
      [
        [1010, 270],
        [1080, 300],
        [1150, 276],
        [1020, 340],
        [1092, 352],
        [1180, 338],
      ] as const
    ).map(
      ([x, y]) =>
        `${sheet(blob(x, y, 26, 26, 0.07, seed), { fill: '#6d9150', lift: 'near' })}${sheet(blob(x - 3, y - 3, 15, 15, 0.09, seed), { fill: '#86a961', lift: 'near' })}${shape(blob(x + 9, y + 7, 4, 4, 0.1, seed), '#c8502a')}${shape(blob(x - 10, y - 6, 4, 4, 0.1, seed), '#c8502a')}${shape(blob(x + 3, y - 13, 4, 4, 0.1, seed), '#c8502a')}`,
    ),
    ...trees.map(([x, y]) =>
      pineFromAbove(
        Number(n(x)),
        Number(n(y)),
        seed.between(28, 50),
        seed.pick(['#2b5240', '#32594a', '#254839', '#3d6347'] as const),
        seed,
      ),
    ),
    shape(box(0, 0, width, height), '#e08b4c', 0.07),
  ].join('');
  return { width, height, body };
}
