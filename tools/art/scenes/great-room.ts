import { fieldstone } from '#adapters/paper-cut/building.ts';
import {
  armchair,
  floorLamp,
  plankFloor,
  plant,
  rug,
  shelfRow,
  sofa,
} from '#adapters/paper-cut/furniture.ts';
import { darker, lighter, palette } from '#adapters/paper-cut/palette.ts';
import { glow, line, raised, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { fire } from '#adapters/paper-cut/props.ts';
import { createRandom } from '#adapters/paper-cut/random.ts';
import { box, ellipse, points, polygon } from '#adapters/paper-cut/shapes.ts';
import type { Picture } from '../picture.ts';
import { lakeView } from '../view.ts';

const width = 1600;
const height = 1067;
const floor = 800;

function tallWindow(left: number, right: number, leftTop: number, rightTop: number): string {
  const outline = polygon(points(left, 740, left, leftTop, right, rightTop, right, 740));
  const third = (right - left) / 3;
  const top = (x: number) => leftTop + ((rightTop - leftTop) * (x - left)) / (right - left);
  return [
    line(outline, palette.woodDark, 26),
    lakeView({ outline, x: 190, y: 84, width: 1220, height: 656, sun: 0.82, seed: 5 }),
    line(
      `M${left + third} 740V${top(left + third)}M${right - third} 740V${top(right - third)}M${left} 480H${right}`,
      palette.woodDark,
      10,
    ),
    line(outline, palette.woodLight, 9),
    sheet(box(left - 22, 738, right - left + 44, 16), { fill: palette.woodLight, lift: 'near' }),
  ].join('');
}

function hearth(): string {
  return [
    raised('far', fieldstone(640, -30, 320, floor + 30, 44, 77, '#a4937c')),
    shape('M700 792V612Q700 560 752 560H848Q900 560 900 612V792Z', '#2a1811'),
    glow(800, 720, 210, 190, '#ff8a2c', 1),
    line('M730 778H870M748 758L852 776', '#4b2a18', 22),
    fire(800, 770, 1.15),
    sheet(box(606, 500, 388, 34, 5), { fill: [palette.woodLight, palette.wood], lift: 'mid', rim: 3 }),
    sheet('M650 500V440q0 -16 16 -16t16 16V500Z', { fill: '#5f8173', lift: 'near' }),
    line('M666 426q-18 -50 -44 -62M666 426q4 -56 22 -78M666 426q16 -40 44 -46', palette.sage, 4),
    sheet(box(900, 448, 12, 52), { fill: palette.cream, lift: 'near' }),
    sheet(box(924, 466, 12, 34), { fill: palette.cream, lift: 'near' }),
    glow(906, 440, 60, 60, '#ffcf82', 1),
    glow(930, 458, 50, 50, '#ffcf82', 1),
    shape('M901 446q5 -16 5 -20q6 8 6 20Z', '#fff3cc'),
    sheet(box(590, 788, 420, 26, 4), { fill: lighter(palette.stoneDark, 0.12), lift: 'mid', rim: 3 }),
  ].join('');
}

function bookcase(seed: ReturnType<typeof createRandom>): string {
  const shelves = [360, 470, 580, 690, 796];
  return [
    sheet(box(-20, 250, 150, 560), { fill: palette.woodDark, lift: 'mid' }),
    ...shelves.map(
      (y) =>
        `${shelfRow(0, y, 112, 88, seed)}${sheet(box(-20, y, 144, 11), { fill: palette.wood, lift: 'near', rim: 1.5 })}`,
    ),
  ].join('');
}

export function greatRoom(): Picture {
  const seed = createRandom(19);
  const beams = [
    [
      [-40, 250],
      [800, -170],
    ],
    [
      [1640, 250],
      [800, -170],
    ],
  ] as const;
  const body = [
    shape(box(0, 0, width, floor + 10), ['#7b5138', '#a87850', '#b98a5e']),
    plankFloor(floor, width, height, '#8a5835', seed),
    tallWindow(190, 590, 268, 84),
    tallWindow(1010, 1410, 84, 268),
    hearth(),
    sheet('M-60 -40L860 -40L800 -36L-60 214Z', {
      fill: [darker(palette.wood, 0.3), palette.wood],
      lift: 'far',
    }),
    sheet('M1660 -40L740 -40L800 -36L1660 214Z', {
      fill: [darker(palette.wood, 0.3), palette.wood],
      lift: 'far',
    }),
    ...beams.map(([[x1, y1], [x2, y2]]) =>
      raised(
        'mid',
        line(`M${x1} ${y1}L${x2} ${y2 + 130}`, palette.woodDark, 34) +
          line(`M${x1} ${y1 - 13}L${x2} ${y2 + 117}`, palette.woodLight, 4, 0.7),
      ),
    ),
    raised(
      'mid',
      line('M336 120H1264', palette.woodDark, 26) + line('M340 109H1260', palette.woodLight, 4, 0.7),
    ),
    bookcase(seed),
    floorLamp(1500, 880, 380),
    plant(1452, 930, 1.15, '#4f7556', seed),
    glow(800, 860, 620, 200, '#ff9f4a', 0.6),
    rug(800, 962, 560, 92, '#8f3f24'),
    sofa(390, 990, 1.28, '#4e6b5d'),
    armchair(1180, 1000, 1.2, '#b0693d', -1),
    shape(ellipse(800, 1010, 170, 16), '#0b1010', 0.45),
    line('M700 1010L712 950M900 1010L888 950', palette.woodDark, 13),
    sheet(ellipse(800, 942, 176, 32), {
      fill: [lighter(palette.woodLight, 0.1), palette.wood],
      lift: 'near',
      rim: 3,
    }),
    sheet(box(736, 914, 84, 13, 2), { fill: palette.dusk, lift: 'near' }),
    sheet(box(744, 902, 70, 12, 2), { fill: palette.cream, lift: 'near' }),
    sheet('M850 926v-26q0 -6 6 -6h26q6 0 6 6v26q0 8 -8 8h-22q-8 0 -8 -8Z', {
      fill: palette.ember,
      lift: 'near',
    }),
    line('M888 904q14 0 14 10t-14 10', palette.ember, 5),
  ].join('');
  return { width, height, body };
}
