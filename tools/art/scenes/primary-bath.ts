import { plant } from '#adapters/paper-cut/furniture.ts';
import { darker, mix, palette } from '#adapters/paper-cut/palette.ts';
import { glow, line, raised, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { createRandom, type Random } from '#adapters/paper-cut/random.ts';
import { box, ellipse, points, polygon } from '#adapters/paper-cut/shapes.ts';
import type { Picture } from '../picture.ts';
import { lakeView } from '../view.ts';

const width = 1600;
const height = 1067;
const floor = 790;

function slateFloor(seed: Random): string {
  let art = shape(box(-20, floor, width + 40, height - floor + 40), '#2c3436');
  for (let row = 0; row < 6; row++) {
    const share = (value: number) => floor + (height + 20 - floor) * value ** 1.5;
    const [top, bottom] = [share(row / 6), share((row + 1) / 6)];
    const [spread, spreadBelow] = [1 + row * 0.2, 1.2 + row * 0.2];
    for (let i = -9; i < 9; i++) {
      const offset = (row % 2) * 55;
      const at = (k: number, scale: number) => 800 + (k * 110 + offset) * scale;
      const tone = mix(
        '#56666b',
        seed.pick(['#6f7268', '#43545c', '#665f62', '#4d6063'] as const),
        seed.next(),
      );
      art += shape(
        polygon(
          points(
            at(i, spread) + 2,
            top + 2,
            at(i + 1, spread) - 2,
            top + 2,
            at(i + 1, spreadBelow) - 2,
            bottom - 2,
            at(i, spreadBelow) + 2,
            bottom - 2,
          ),
        ),
        [darker(tone, 0.1), tone],
      );
    }
  }
  return art;
}

function tub(): string {
  return [
    shape(ellipse(870, 984, 400, 30), '#0a0f0e', 0.5),
    sheet('M540 960q0 -26 26 -30h608q26 4 26 30v14H540Z', { fill: palette.woodDark, lift: 'near' }),
    sheet('M458 640C470 800 520 950 640 950H1100C1220 950 1270 800 1282 640Z', {
      fill: ['#fbf3e2', '#e6d6ba', '#b9a585'],
      lift: 'mid',
      rim: 3,
      edge: '#fffaf0',
    }),
    sheet('M440 626Q440 606 462 606H1278Q1300 606 1300 626T1278 648H462Q440 648 440 626Z', {
      fill: ['#fffaf0', '#e3d2b4'],
      lift: 'near',
    }),
    shape('M500 622H1240Q1180 636 870 636T500 622Z', '#7fa0a0', 0.75),
    raised(
      'near',
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => shape(ellipse(640 + i * 34, 612 - (i % 3) * 9, 24 - (i % 2) * 6), '#fffdf6'))
        .join(''),
    ),
    sheet('M1110 608h118v112q-30 14 -58 2t-60 4Z', { fill: ['#d8895a', '#a4522f'], lift: 'near' }),
    line('M1112 690h112', '#f1dcbd', 6, 0.8),
    line('M1396 960V520q0 -44 -44 -44t-44 44v22', palette.gold, 15),
    line('M1366 640h60', palette.gold, 12),
    line('M1398 520L1400 956', '#a8742f', 4, 0.6),
  ].join('');
}

function vanity(): string {
  return [
    sheet(box(60, 150, 250, 330, 120), { fill: palette.woodLight, lift: 'mid' }),
    shape(box(78, 168, 214, 294, 104), ['#d7c9ad', '#a9b3a4', '#879a90']),
    line('M110 400L230 220M150 430L260 270', '#fff8e6', 8, 0.35),
    glow(30, 300, 170, 190, '#ffc46e', 0.8),
    sheet(box(14, 250, 30, 96, 14), { fill: ['#fff6dc', '#ffd992'], lift: 'near' }),
    glow(344, 300, 170, 190, '#ffc46e', 0.8),
    sheet(box(328, 250, 30, 96, 14), { fill: ['#fff6dc', '#ffd992'], lift: 'near' }),
    sheet(box(-30, 594, 420, 236), { fill: [palette.woodLight, palette.wood], lift: 'mid' }),
    line('M-10 690H376M180 600V820', palette.woodDark, 4, 0.6),
    shape(box(150, 640, 16, 7, 3), palette.gold),
    shape(box(196, 640, 16, 7, 3), palette.gold),
    sheet(box(-30, 566, 440, 32, 4), { fill: ['#4f5a5b', '#343d3e'], lift: 'mid', rim: 3 }),
    sheet('M100 520H272Q266 566 230 566H142Q106 566 100 520Z', {
      fill: ['#fffaf0', '#d9c8a8'],
      lift: 'near',
    }),
    line('M186 520V486q0 -16 16 -16h18v12', palette.gold, 9),
    sheet(box(322, 510, 30, 56, 8), { fill: palette.moss, lift: 'near' }),
    line('M337 510q-16 -34 -34 -40M337 510q2 -40 10 -54', palette.sage, 5),
  ].join('');
}

function candles(): string {
  return [
    line('M1440 985V870M1560 985V870', palette.woodDark, 13),
    sheet(ellipse(1500, 866, 92, 20), { fill: [palette.woodLight, palette.wood], lift: 'mid', rim: 3 }),
    ...(
      [
        [1462, 66],
        [1500, 92],
        [1538, 54],
      ] as const
    ).map(
      ([x, tall]) =>
        `${glow(x, 858 - tall, 100, 100, '#ffcf82', 0.9)}${sheet(box(x - 13, 858 - tall, 26, tall, 4), { fill: [palette.cream, '#d8bd8c'], lift: 'near' })}${shape(`M${x - 6} ${852 - tall}q2 -20 6 -28q8 12 6 28Z`, '#fff1c0')}`,
    ),
  ].join('');
}

export function primaryBath(): Picture {
  const seed = createRandom(140);
  const view = 'M490 560V250Q490 60 870 60T1250 250V560Z';
  const body = [
    shape(box(0, 0, width, floor + 10), ['#8d9a8b', '#b9bda6', '#c8c4a9']),
    ...Array.from({ length: 5 }, (_, row) => line(`M0 ${610 + row * 40}H${width}`, '#8f9783', 2, 0.5)),
    sheet(box(-20, 592, width + 40, 14), { fill: '#a3a78f', lift: 'near' }),
    slateFloor(seed),
    line(view, palette.woodDark, 28),
    lakeView({ outline: view, x: 490, y: 60, width: 760, height: 500, sun: 0.62, seed: 37 }),
    line('M680 560V90M1060 560V90M490 300H1250', palette.woodDark, 9),
    line(view, palette.woodLight, 10),
    sheet(box(458, 556, 824, 22), { fill: palette.woodLight, lift: 'near' }),
    vanity(),
    raised('mid', line('M1350 240H1570', palette.woodDark, 10)),
    sheet('M1380 240h150v250q-40 14 -76 2t-74 4Z', { fill: ['#efe0c2', '#c9ab7e'], lift: 'mid' }),
    line('M1384 440h144M1384 456h144', palette.ember, 6, 0.9),
    plant(452, 880, 1, '#4b7459', seed),
    tub(),
    candles(),
    sheet('M590 1000L1150 1000L1216 1060L524 1060Z', { fill: ['#e9d7b4', '#c9a979'], lift: 'near', rim: 3 }),
    line('M578 1012H1162M540 1046H1200', palette.ember, 4, 0.7),
    glow(870, 640, 640, 320, '#ffb878', 0.25),
  ].join('');
  return { width, height, body };
}
