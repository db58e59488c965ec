import {
  armchair,
  bed,
  chair,
  floorLamp,
  framedPicture,
  lowTable,
  pendant,
  plant,
  rug,
  sofa,
} from './furniture.ts';
import type { HomeLook } from './home-looks.ts';
import { drawing, ellipse, moved, path, poly, rect, repeat, shade, sheet } from './paper.ts';
import { curtains, emptyRoom, roomWindow, sunbeam, wall } from './room.ts';

export function livingScene(look: HomeLook, seed: string, isFurnished = true): string {
  const mantel = [
    sheet(rect(1010, 430, 300, 310, '#f7f1e4'), 2),
    rect(1062, 520, 196, 220, '#3a2f2b'),
    sheet(rect(990, 410, 340, 26, '#fdfaf3'), 2),
    path('M 1100 738 Q 1090 650 1140 620 Q 1150 660 1168 640 Q 1200 680 1196 738 Z', '#e0763a') +
      path('M 1130 738 Q 1124 690 1152 668 Q 1176 700 1170 738 Z', '#ffd06a'),
  ].join('');
  const furniture = [
    moved(framedPicture(170, 120, look, seed), 1160, 370),
    moved(rug(shade(look.accent, 0.3), 560), 720, 940),
    moved(floorLamp('#f2dfb6'), 300, 800, 0.95),
    moved(sofa(look.fabric, look.accent), 640, 850, 1.1),
    moved(armchair(shade(look.accent, 0.12)), 1190, 960, 1.15),
    moved(lowTable(look.wood), 740, 1000, 1.25),
    moved(plant(look.leaf, '#d9c7b0', seed), 120, 1000, 1.15),
  ].join('');
  const curtain = isFurnished ? curtains(430, 220, 460, 330, '#efe2cc') : '';
  return drawing(
    emptyRoom(look, 'wood') +
      roomWindow(430, 220, 460, 330, look, seed) +
      curtain +
      mantel +
      sunbeam(520) +
      (isFurnished ? furniture : ''),
    'day',
  );
}

export function kitchenScene(look: HomeLook, seed: string): string {
  const cabinet = (x: number, y: number, width: number, height: number) =>
    sheet(rect(x, y, width, height, shade(look.fabric, 0.12))) +
    rect(x + 14, y + 14, width - 28, height - 28, shade(look.fabric, 0.22)) +
    ellipse(x + width - 24, y + height / 2, 6, 6, '#e3c277');
  const stove =
    sheet(rect(960, 520, 190, 220, '#c9ced2')) +
    rect(984, 590, 142, 110, '#3b4048', 'rx="8"') +
    repeat(4, (index) => ellipse(994 + index * 40, 552, 9, 9, '#3b4048')) +
    sheet(path('M 1010 150 H 1100 V 250 L 1170 350 H 940 L 1010 250 Z', '#b4bcc2'));
  const tiles = repeat(5, (row) =>
    repeat(22, (column) =>
      rect(
        254 + column * 48 + (row % 2) * 24,
        372 + row * 26,
        44,
        22,
        shade('#f1ede4', ((row * 5 + column * 3) % 4) * -0.025),
      ),
    ),
  );
  const island = [
    sheet(
      poly(
        [
          [330, 780],
          [1270, 780],
          [1330, 850],
          [270, 850],
        ],
        '#f5f1ea',
      ),
      2,
    ),
    sheet(rect(310, 850, 980, 250, shade(look.wood, -0.08)), 2),
    repeat(7, (index) => rect(330 + index * 138, 872, 112, 230, shade(look.wood, 0.06))),
    sheet(ellipse(560, 806, 96, 24, '#d3a878')) +
      ellipse(530, 790, 26, 24, '#d9803c') +
      ellipse(574, 784, 28, 26, '#c9502f') +
      ellipse(604, 796, 22, 20, '#e6b34c'),
    sheet(path('M 1010 806 Q 996 740 1014 712 H 1046 Q 1064 740 1050 806 Z', '#7fa0a0')) +
      moved(plant(look.leaf, '#7fa0a0', seed), 1030, 800, 0.42),
  ].join('');
  return drawing(
    [
      emptyRoom(look, 'wood'),
      tiles,
      roomWindow(560, 190, 300, 250, look, seed),
      repeat(2, (index) => cabinet(254 + index * 140, 150, 132, 210)),
      repeat(1, () => cabinet(1200, 150, 146, 210)),
      repeat(5, (index) => cabinet(254 + index * 140, 530, 136, 210)),
      cabinet(1160, 530, 186, 210),
      stove,
      sheet(rect(244, 502, 710, 26, '#fbf8f2'), 2) + sheet(rect(1154, 502, 198, 26, '#fbf8f2'), 2),
      path(
        'M 690 502 V 450 Q 690 420 716 420 Q 742 420 742 450',
        'none',
        'stroke="#b9bfc4" stroke-width="10"',
      ),
      sunbeam(420),
      [480, 800, 1120].map((x) => moved(pendant(250, look.accent), x, 40)).join(''),
      island,
      moved(chair(look.wood, look.accent), 430, 1120, 1.3) +
        moved(chair(look.wood, look.accent), 800, 1120, 1.3) +
        moved(chair(look.wood, look.accent), 1170, 1120, 1.3),
    ].join(''),
    'day',
  );
}

export function bedroomScene(look: HomeLook, seed: string): string {
  const nightTable =
    sheet(rect(-70, -150, 140, 150, shade(look.wood, 0.1))) +
    rect(-54, -96, 108, 6, shade(look.wood, -0.2)) +
    ellipse(0, -70, 7, 7, '#e3c277');
  return drawing(
    [
      emptyRoom(look, 'wood', shade(look.fabric, 0.72)),
      roomWindow(300, 230, 260, 340, look, seed),
      curtains(300, 230, 260, 340, shade(look.accent, 0.6)),
      moved(framedPicture(150, 180, look, seed), 790, 400) +
        moved(framedPicture(150, 180, look, `${seed}b`), 1030, 400),
      sunbeam(330),
      moved(rug(shade(look.accent, 0.35), 640), 900, 990),
      moved(nightTable, 480, 830) + moved(floorLamp('#f6e6c0'), 480, 690, 0.34),
      moved(nightTable, 1310, 830) + moved(floorLamp('#f6e6c0'), 1310, 690, 0.34),
      moved(bed(look), 900, 900, 1.08),
      moved(plant(look.leaf, look.accent, seed), 130, 980, 1.1),
    ].join(''),
    'day',
  );
}

export function bathScene(look: HomeLook, seed: string): string {
  const tub = [
    sheet(path('M -330 -200 H 330 Q 340 -20 220 0 H -220 Q -340 -20 -330 -200 Z', '#ffffff'), 3),
    sheet(rect(-352, -222, 704, 34, '#f4f1ec', 'rx="17"'), 2),
    path(
      'M 250 -222 V -330 Q 250 -368 208 -368 Q 180 -368 180 -340',
      'none',
      'stroke="#c9a45c" stroke-width="14"',
    ),
    sheet(rect(-240, -250, 130, 60, look.fabric, 'rx="10"')),
  ].join('');
  const vanity = [
    sheet(rect(-150, -260, 300, 260, look.wood), 2),
    rect(-132, -220, 126, 200, shade(look.wood, 0.12)) + rect(6, -220, 126, 200, shade(look.wood, 0.12)),
    sheet(rect(-164, -284, 328, 28, '#fbf8f2'), 2),
    sheet(ellipse(0, -474, 120, 150, '#c9a45c')) +
      ellipse(0, -474, 106, 136, '#cfe0e2') +
      poly(
        [
          [-60, -400],
          [40, -590],
          [70, -570],
          [-20, -380],
        ],
        '#ffffff',
        'opacity="0.5"',
      ),
  ].join('');
  const mosaic = repeat(8, (row) =>
    repeat(28, (column) =>
      rect(
        252 + column * 39.3,
        440 + row * 36,
        36,
        33,
        shade(look.fabric, 0.45 + ((row * 3 + column * 5) % 5) * 0.06),
      ),
    ),
  );
  return drawing(
    [
      emptyRoom(look, 'tile'),
      mosaic,
      sheet(rect(wall.left, 424, wall.right - wall.left, 18, '#fdfaf3')),
      roomWindow(420, 180, 380, 210, look, seed),
      sunbeam(400),
      moved(vanity, 1170, 860, 1.12),
      moved(rug(shade(look.accent, 0.4), 330), 640, 1000),
      moved(tub, 620, 920, 1.12),
      moved(plant(look.leaf, '#e9e1d3', seed), 160, 1000, 1.05),
      moved(pendant(150, '#c9a45c'), 1020, 30, 0.8) + moved(pendant(150, '#c9a45c'), 1320, 30, 0.8),
    ].join(''),
    'day',
  );
}

export function diningScene(look: HomeLook, seed: string): string {
  const table =
    sheet(ellipse(0, -180, 420, 86, shade(look.wood, 0.14)), 3) +
    ellipse(0, -190, 400, 74, shade(look.wood, 0.24)) +
    sheet(path('M -60 -110 H 60 L 130 20 H -130 Z', shade(look.wood, -0.15)));
  const places = [-250, -60, 150].map(
    (x) => sheet(ellipse(x, -178, 60, 16, '#fbf8f2')) + ellipse(x, -180, 38, 10, shade(look.fabric, 0.5)),
  );
  return drawing(
    [
      emptyRoom(look, 'wood', shade(look.accent, 0.66)),
      roomWindow(360, 210, 280, 360, look, seed),
      roomWindow(960, 210, 280, 360, look, `${seed}w`),
      moved(framedPicture(180, 220, look, seed), 800, 480),
      sunbeam(380) + sunbeam(900),
      moved(rug(shade(look.fabric, 0.4), 620), 800, 1000),
      moved(chair(look.wood, look.fabric), 560, 850, 1.2) +
        moved(chair(look.wood, look.fabric), 1040, 850, 1.2),
      moved(table, 800, 1000, 1.15),
      moved(places.join(''), 830, 1000, 1.15),
      moved(plant(look.leaf, look.accent, seed), 800, 800, 0.55),
      moved(chair(look.wood, look.fabric), 330, 1020, 1.4) +
        moved(chair(look.wood, look.fabric), 1270, 1020, 1.4),
      moved(pendant(230, look.fabric), 640, 20, 1.1) + moved(pendant(230, look.fabric), 960, 20, 1.1),
    ].join(''),
    'day',
  );
}
