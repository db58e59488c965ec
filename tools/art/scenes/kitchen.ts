import { pendant, plankFloor, shelfRow } from '#adapters/paper-cut/furniture.ts';
import { darker, lighter, palette } from '#adapters/paper-cut/palette.ts';
import { glow, line, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { createRandom } from '#adapters/paper-cut/random.ts';
import { box, ellipse } from '#adapters/paper-cut/shapes.ts';
import type { Picture } from '../picture.ts';
import { lakeView } from '../view.ts';

const width = 1600;
const height = 1067;
const floor = 820;
const counter = 560;
const cabinet = '#3d5f50';
const soapstone = '#3a4446';

function cupboard(x: number, y: number, wide: number, tall: number): string {
  return [
    sheet(box(x, y, wide, tall, 3), { fill: [lighter(cabinet, 0.06), cabinet], lift: 'near', rim: 1.5 }),
    line(box(x + 14, y + 14, wide - 28, tall - 28), darker(cabinet, 0.4), 2.5, 0.7),
    line(box(x + 15.5, y + 16, wide - 28, tall - 28), lighter(cabinet, 0.3), 1.2, 0.6),
    shape(box(x + wide - 30, y + (tall > 120 ? tall * 0.44 : tall / 2 - 3), 16, 6, 3), palette.gold),
  ].join('');
}

function range(): string {
  const knobs = [0, 1, 2, 3, 4, 5].map((i) => shape(ellipse(346 + i * 36, 584, 9), palette.gold)).join('');
  const flames = [350, 436, 522].map((x) => line(`M${x - 26} ${counter - 6}h52`, '#15191a', 9)).join('');
  return [
    sheet('M384 -20L488 -20L488 110L566 230L306 230L384 110Z', {
      fill: ['#b5793f', '#cf9655', '#a8682f'],
      lift: 'mid',
      rim: 2,
    }),
    sheet(box(298, 226, 276, 26), { fill: '#b87d43', lift: 'near' }),
    glow(436, 330, 210, 140, '#ffd08a', 0.6),
    sheet(box(310, counter - 4, 252, 264, 4), { fill: ['#4a5254', '#2c3335'], lift: 'mid' }),
    knobs,
    sheet(box(332, 612, 208, 132, 6), { fill: '#20282a', lift: 'near', rim: 1.5 }),
    shape(box(352, 634, 168, 88, 5), ['#5a3018', '#c46f2e']),
    line('M344 604H528', palette.gold, 6),
    flames,
    sheet('M380 552V500q0 -8 8 -8h96q8 0 8 8v52Z', { fill: ['#c8562a', '#9a3d1b'], lift: 'near' }),
    line('M372 508h-14M500 508h14', '#9a3d1b', 10),
    sheet(box(376, 484, 120, 12, 5), { fill: '#b14a22', lift: 'near' }),
    shape(ellipse(436, 482, 9, 6), palette.gold),
  ].join('');
}

function island(): string {
  const top = 790;
  return [
    shape(ellipse(860, 1062, 640, 22), '#0a0f0e', 0.5),
    sheet(box(290, top + 26, 1140, 260), { fill: [palette.wood, palette.woodDark], lift: 'far' }),
    ...[300, 530, 760, 990, 1220].map((x) =>
      line(box(x + 12, top + 54, 196, 220), darker(palette.woodDark, 0.2), 4, 0.6),
    ),
    sheet(box(236, top, 1248, 34, 6), { fill: ['#9a6238', '#6b3f24'], lift: 'mid', rim: 4, edge: '#d39a63' }),
    line(
      `M300 ${top + 14}C520 ${top + 8} 640 ${top + 22} 900 ${top + 13}S1300 ${top + 18} 1440 ${top + 11}`,
      '#5a3520',
      2,
      0.5,
    ),
  ].join('');
}

function stool(x: number): string {
  return `${line(`M${x - 34} 1080L${x - 26} 918M${x + 34} 1080L${x + 26} 918M${x - 30} 1010H${x + 30}`, '#2b1a12', 11)}${sheet(ellipse(x, 914, 62, 17), { fill: [lighter(palette.woodLight, 0.15), palette.woodLight], lift: 'near', rim: 3 })}`;
}

function apples(x: number, y: number): string {
  const fruit = [
    [-44, -42, '#c8502a'],
    [-6, -50, '#d9762f'],
    [34, -44, '#b83e22'],
    [-24, -78, '#c8502a'],
    [16, -82, '#b83e22'],
  ] as const;
  return (
    fruit
      .map(([dx, dy, color]) =>
        sheet(ellipse(x + dx, y + dy, 24, 23), {
          fill: [lighter(color, 0.15), color],
          lift: 'near',
          rim: 1.5,
        }),
      )
      .join('') +
    sheet(
      `M${x - 96} ${y - 48}H${x + 96}Q${x + 84} ${y} ${x + 34} ${y}H${x - 34}Q${x - 84} ${y} ${x - 96} ${y - 48}Z`,
      { fill: ['#e9d9bb', '#b9a482'], lift: 'near' },
    )
  );
}

export function kitchen(): Picture {
  const seed = createRandom(51);
  const view = box(690, 150, 560, 330);
  const body = [
    shape(box(0, 0, width, floor + 10), ['#a68d70', '#d6bb93', '#cdb088']),
    plankFloor(floor, width, height, '#8a5a38', seed),
    ...Array.from({ length: 8 }, (_, row) => line(`M0 ${260 + row * 38}H${width}`, '#b4976f', 1.6, 0.5)),
    ...Array.from({ length: 8 }, (_, row) =>
      line(
        Array.from({ length: 24 }, (_, i) => `M${i * 76 + (row % 2) * 38} ${260 + row * 38}v38`).join(''),
        '#b4976f',
        1.6,
        0.4,
      ),
    ),
    cupboard(-30, 40, 150, 400),
    cupboard(126, 40, 156, 400),
    line(view, palette.woodDark, 26),
    lakeView({
      outline: view,
      x: 690,
      y: 150,
      width: 560,
      height: 330,
      sun: 0.22,
      seed: 15,
    }),
    line('M876 150V480M1064 150V480M690 250H1250', palette.woodDark, 9),
    line(view, palette.woodLight, 9),
    sheet(box(664, 478, 612, 20), { fill: palette.woodLight, lift: 'near' }),
    sheet(box(1392, 150, 240, 14), { fill: palette.wood, lift: 'mid' }),
    shelfRow(1404, 150, 200, 84, seed),
    sheet(box(1392, 290, 240, 14), { fill: palette.wood, lift: 'mid' }),
    ...[1434, 1504, 1574].map((x) =>
      sheet(`M${x - 26} 246h52l-8 44h-36Z`, { fill: palette.cream, lift: 'near' }),
    ),
    sheet(box(1392, 420, 240, 14), { fill: palette.wood, lift: 'mid' }),
    ...[1430, 1500, 1570].map((x, i) =>
      sheet(box(x - 24, 358 - i * 6, 48, 62 + i * 6, 8), {
        fill: ['#7d9377', '#c98a5a', '#5f7f86'][i] ?? palette.sage,
        lift: 'near',
      }),
    ),
    sheet(box(-30, counter + 16, 1700, 264), { fill: darker(cabinet, 0.45), lift: 'flat' }),
    ...[-30, 92, 214].map((x) => cupboard(x, counter + 34, 112, 230)),
    ...[576, 752, 928, 1104, 1280, 1456].map((x) => cupboard(x, counter + 34, 166, 230)),
    sheet(box(-30, counter, 348, 30, 3), {
      fill: [lighter(soapstone, 0.12), soapstone],
      lift: 'mid',
      rim: 3,
    }),
    sheet(box(556, counter, 1080, 30, 3), {
      fill: [lighter(soapstone, 0.12), soapstone],
      lift: 'mid',
      rim: 3,
    }),
    range(),
    line('M970 560V470q0 -34 34 -34t34 34v12', palette.gold, 11),
    sheet(box(900, counter - 8, 200, 12, 3), { fill: '#dfe0d8', lift: 'near' }),
    sheet('M80 560V470q0 -12 12 -12h40q12 0 12 12v90Z', { fill: palette.cream, lift: 'near' }),
    line('M96 460L84 380M112 460V370M128 460L144 386', palette.woodLight, 8),
    sheet('M1180 560q-10 -44 -2 -70h44q8 26 -2 70Z', { fill: '#c98a5a', lift: 'near' }),
    line('M1200 492q-30 -50 -50 -54M1200 492q0 -60 6 -84M1200 492q26 -46 50 -52', palette.moss, 7),
    sheet(box(1400, 500, 130, 60, 6), { fill: palette.woodLight, lift: 'near' }),
    island(),
    apples(640, 792),
    sheet(box(960, 768, 260, 24, 8), { fill: '#c58f59', lift: 'near' }),
    sheet('M990 768q-6 -52 62 -54t72 54Z', { fill: ['#d8a566', '#9a632f'], lift: 'near' }),
    line('M1024 732l22 20M1056 724l20 24M1088 728l14 20', '#7d4d24', 4, 0.7),
    stool(470),
    stool(720),
    stool(970),
    stool(1220),
    pendant(628, -10, 196, 0.95, palette.ember),
    pendant(970, -10, 140, 0.95, palette.ember),
    pendant(1304, -10, 196, 0.95, palette.ember),
    glow(860, 700, 760, 260, '#ffc478', 0.35),
  ].join('');
  return { width, height, body };
}
