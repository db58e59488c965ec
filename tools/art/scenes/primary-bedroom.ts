import { plankFloor, plant, rug, tableLamp } from '#adapters/paper-cut/furniture.ts';
import { darker, lighter, palette } from '#adapters/paper-cut/palette.ts';
import { glow, line, moved, raised, shape, sheet, turned } from '#adapters/paper-cut/paper.ts';
import { createRandom } from '#adapters/paper-cut/random.ts';
import { box, ellipse } from '#adapters/paper-cut/shapes.ts';
import type { Picture } from '../picture.ts';
import { lakeView } from '../view.ts';

const width = 1600;
const height = 1067;
const floor = 812;

function bed(): string {
  const linen = '#f1e4cc';
  return [
    shape(ellipse(400, 1042, 520, 22), '#0a0f0e', 0.5),
    sheet('M-40 1020V520Q-40 470 10 470H50Q92 470 92 520V1020Z', {
      fill: [palette.woodLight, palette.wood],
      lift: 'mid',
      rim: 3,
    }),
    line('M26 500V960', palette.woodDark, 4, 0.5),
    sheet(box(60, 900, 720, 96, 8), { fill: [palette.wood, palette.woodDark], lift: 'mid' }),
    line('M110 990v52M752 990v52', palette.woodDark, 26),
    sheet(box(70, 800, 716, 116, 34), { fill: [linen, '#cdbb9b'], lift: 'near' }),
    turned(-14, 176, 760, sheet(box(86, 676, 176, 138, 46), { fill: ['#fff8e8', '#dccbab'], lift: 'near' })),
    turned(
      -6,
      250,
      780,
      sheet(box(180, 712, 160, 112, 40), { fill: [palette.cream, '#c9b38d'], lift: 'near' }),
    ),
    turned(
      -10,
      320,
      790,
      sheet(box(280, 742, 106, 84, 28), { fill: [palette.ember, palette.rust], lift: 'near' }),
    ),
    sheet(
      'M330 806Q360 774 430 778H740Q800 780 806 838V964Q740 980 700 966T600 972T500 962T400 970L342 960Q316 880 330 806Z',
      { fill: ['#6f8b79', '#48685a'], lift: 'mid', rim: 3 },
    ),
    line(
      'M420 800Q440 880 424 958M540 790Q556 880 540 960M660 788Q676 880 662 958',
      darker('#48685a', 0.25),
      3,
      0.5,
    ),
    sheet('M566 784H744Q800 784 806 838V930Q736 946 700 932T566 938Z', {
      fill: ['#d69a62', '#a8653a'],
      lift: 'near',
      rim: 3,
    }),
    line('M584 800H780M580 826H800M578 852H804M576 878H804M574 904H804', '#8a4d2a', 3, 0.45),
  ].join('');
}

function windowSeat(): string {
  return [
    sheet(box(520, 640, 960, 180), { fill: ['#e2cda6', '#b99a70'], lift: 'mid' }),
    ...[540, 774, 1008, 1242].map((x) => line(box(x, 694, 214, 104), '#94754e', 3.5, 0.7)),
    sheet(box(506, 624, 988, 46, 16), { fill: ['#c2714a', '#934a2c'], lift: 'mid', rim: 3 }),
    ...(
      [
        [570, '#f1e4cc'],
        [660, '#48685a'],
        [1330, '#e2b06c'],
        [1424, '#f1e4cc'],
      ] as const
    ).map(([x, color], i) =>
      turned(
        [-10, 8, -7, 10][i] ?? 0,
        x,
        600,
        sheet(box(x - 46, 540, 92, 92, 22), {
          fill: [lighter(color, 0.1), darker(color, 0.12)],
          lift: 'near',
        }),
      ),
    ),
    sheet(box(980, 606, 120, 16, 3), { fill: palette.dusk, lift: 'near' }),
    sheet(box(990, 592, 96, 14, 3), { fill: palette.ember, lift: 'near' }),
    sheet('M1130 622v-30q0 -6 6 -6h28q6 0 6 6v30q0 6 -6 6h-28q-6 0 -6 -6Z', {
      fill: palette.paper,
      lift: 'near',
    }),
    line('M1170 596q14 0 14 10t-14 10', palette.paper, 5),
  ].join('');
}

function curtain(x: number, reach: number): string {
  const end = x + reach;
  return raised(
    'mid',
    `${shape(`M${x} 70H${end}Q${end - reach * 0.1} 360 ${end - reach * 0.45} 620Q${end - reach * 0.5} 700 ${end - reach * 0.35} 806H${x}Z`, ['#efdcb8', '#caa877'])}${line(`M${x + reach * 0.25} 76Q${x + reach * 0.22} 440 ${x + reach * 0.16} 800M${x + reach * 0.5} 76Q${x + reach * 0.46} 400 ${x + reach * 0.28} 800M${x + reach * 0.75} 76Q${x + reach * 0.7} 340 ${x + reach * 0.4} 640`, '#a47f50', 4, 0.5)}`,
  );
}

export function primaryBedroom(): Picture {
  const seed = createRandom(88);
  const view = box(560, 110, 880, 520);
  const body = [
    shape(box(0, 0, width, floor + 10), ['#54685e', '#7b8d7c', '#8c9a85']),
    ...Array.from({ length: 20 }, (_, i) => line(`M${i * 84} 0V${floor}`, '#4b5f55', 2, 0.35)),
    plankFloor(floor, width, height, '#8d5d3c', seed),
    line(view, palette.woodDark, 28),
    lakeView({
      outline: view,
      x: 560,
      y: 110,
      width: 880,
      height: 520,
      sun: 0.6,
      seed: 23,
    }),
    line('M780 110V630M1220 110V630M560 250H1440', palette.woodDark, 10),
    line(view, palette.woodLight, 10),
    windowSeat(),
    line('M440 62H1560', palette.woodDark, 14),
    shape(ellipse(440, 62, 15), palette.gold),
    shape(ellipse(1560, 62, 15), palette.gold),
    curtain(460, 180),
    moved(2000, 0, 1, curtain(460, 180), -1),
    sheet(box(-30, -40, 1660, 62), { fill: [palette.woodDark, palette.wood], lift: 'far' }),
    sheet(box(250, 120, 130, 180, 4), { fill: palette.woodDark, lift: 'mid' }),
    shape(box(264, 134, 102, 152), '#f3e3c6'),
    shape('M264 286V236q26 -30 52 -10t50 -16v76Z', '#5f7f6a'),
    shape(ellipse(330, 178, 18), palette.amber),
    sheet(box(70, 150, 130, 150, 4), { fill: palette.woodDark, lift: 'mid' }),
    shape(box(84, 164, 102, 122), '#f3e3c6'),
    line('M134 276V190M134 220l-22 -22M134 240l24 -24M134 206l18 -20', palette.moss, 6),
    sheet(box(132, 640, 170, 180, 4), { fill: [palette.woodLight, palette.wood], lift: 'mid' }),
    line('M150 724H284', palette.woodDark, 3, 0.6),
    tableLamp(222, 640, 1.2),
    rug(880, 960, 560, 84, '#a8573a'),
    plant(1500, 900, 1.25, '#47705a', seed),
    bed(),
    sheet(box(1010, 900, 230, 40, 16), { fill: ['#e2c79a', '#b3895a'], lift: 'mid', rim: 3 }),
    line('M1036 940v56M1214 940v56', palette.woodDark, 12),
    glow(240, 560, 420, 380, '#ffb45e', 0.35),
    glow(1000, 700, 620, 300, '#ffb070', 0.25),
  ].join('');
  return { width, height, body };
}
