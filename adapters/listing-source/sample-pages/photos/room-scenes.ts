import { armchair, floorLamp, pendant, plant, rug, sofa, tableLamp } from '../../../paper-cut/furniture.ts';
import { darker, lighter } from '../../../paper-cut/palette.ts';
import { card, line, moved, repeat, shape } from '../../../paper-cut/paper.ts';
import { fire } from '../../../paper-cut/props.ts';
import { createRandom } from '../../../paper-cut/random.ts';
import { box, ellipse } from '../../../paper-cut/shapes.ts';
import { drawing } from './frame.ts';
import { bed, chair, framedPicture, lowTable } from './furniture.ts';
import type { HomeStyle } from './home-styles.ts';
import { curtains, emptyRoom, roomWindow, sunbeam, wall } from './room.ts';

export function livingScene(home: HomeStyle, seed: string, isFurnished = true): string {
  const mantel = [
    card(box(1010, 430, 300, 310), '#f7f1e4', 'high'),
    shape(box(1062, 520, 196, 220), '#3a2f2b'),
    card(box(990, 410, 340, 26), '#fdfaf3', 'high'),
    line('M1100 732H1220', '#4b2a18', 16),
    fire(1160, 730, 0.7),
  ].join('');
  const furniture = [
    moved(1160, 370, 1, framedPicture(170, 120, home, seed)),
    rug(720, 940, 560, 112, lighter(home.accent, 0.3)),
    floorLamp(300, 800, 410),
    sofa(640, 850, 1.6, home.fabric, [home.accent, lighter(home.accent, 0.4)]),
    armchair(1230, 965, 1.2, lighter(home.accent, 0.1), -1),
    moved(740, 1000, 1.25, lowTable(home.wood)),
    plant(130, 1000, 1.5, home.leaf, createRandom(seed)),
  ].join('');
  const curtain = isFurnished ? curtains(430, 220, 460, 330, '#efe2cc') : '';
  return drawing(
    emptyRoom(home, 'wood') +
      roomWindow(430, 220, 460, 330, home, seed) +
      curtain +
      mantel +
      sunbeam(520) +
      (isFurnished ? furniture : ''),
    'day',
  );
}

export function kitchenScene(home: HomeStyle, seed: string): string {
  const cabinet = (x: number, y: number, width: number, height: number) =>
    card(box(x, y, width, height), lighter(home.fabric, 0.12)) +
    shape(box(x + 14, y + 14, width - 28, height - 28), lighter(home.fabric, 0.22)) +
    shape(ellipse(x + width - 24, y + height / 2, 6), '#e3c277');
  const stove = [
    card(box(960, 520, 190, 220), '#c9ced2'),
    shape(box(984, 590, 142, 110, 8), ['#2e333a', '#4a515a']),
    repeat(4, (index) => shape(ellipse(994 + index * 40, 552, 9), '#3b4048')),
    card('M1010 150H1100V250L1170 350H940L1010 250Z', '#b4bcc2'),
  ].join('');
  const tiles = repeat(5, (row) =>
    repeat(22, (column) =>
      shape(
        box(254 + column * 48 + (row % 2) * 24, 372 + row * 26, 44, 22),
        darker('#f1ede4', ((row * 5 + column * 3) % 4) * 0.025),
      ),
    ),
  );
  const island = [
    card('M330 780H1270L1330 850H270Z', '#f5f1ea', 'high'),
    card(box(310, 850, 980, 250), darker(home.wood, 0.08), 'high'),
    repeat(7, (index) => shape(box(330 + index * 138, 872, 112, 230), lighter(home.wood, 0.06))),
    card(ellipse(560, 806, 96, 24), '#d3a878'),
    card(ellipse(530, 790, 26, 24), '#d9803c'),
    card(ellipse(574, 784, 28, 26), '#c9502f'),
    card(ellipse(604, 796, 22, 20), '#e6b34c'),
    plant(1030, 812, 0.62, home.leaf, createRandom(seed)),
  ].join('');
  return drawing(
    [
      emptyRoom(home, 'wood'),
      tiles,
      roomWindow(560, 190, 300, 250, home, seed),
      ...[254, 394].map((x) => cabinet(x, 150, 132, 210)),
      cabinet(1200, 150, 146, 210),
      repeat(5, (index) => cabinet(254 + index * 140, 530, 136, 210)),
      cabinet(1160, 530, 186, 210),
      stove,
      card(box(244, 502, 710, 26), '#fbf8f2', 'high'),
      card(box(1154, 502, 198, 26), '#fbf8f2', 'high'),
      line('M690 502V450Q690 420 716 420Q742 420 742 450', '#b9bfc4', 10),
      sunbeam(420),
      ...[480, 800, 1120].map((x) => pendant(x, 40, 230, 0.8, home.accent)),
      island,
      ...[430, 800, 1170].map((x) => moved(x, 1120, 1.3, chair(home.wood, home.accent))),
    ].join(''),
    'day',
  );
}

export function bedroomScene(home: HomeStyle, seed: string): string {
  const nightTable =
    card(box(-70, -150, 140, 150), lighter(home.wood, 0.1)) +
    line('M-54 -93H54', darker(home.wood, 0.2), 6) +
    shape(ellipse(0, -70, 7), '#e3c277');
  return drawing(
    [
      emptyRoom(home, 'wood', lighter(home.fabric, 0.72)),
      roomWindow(300, 230, 260, 340, home, seed),
      curtains(300, 230, 260, 340, lighter(home.accent, 0.6)),
      moved(790, 400, 1, framedPicture(150, 180, home, seed)),
      moved(1030, 400, 1, framedPicture(150, 180, home, `${seed}b`)),
      sunbeam(330),
      rug(900, 990, 640, 128, lighter(home.accent, 0.35)),
      ...[480, 1310].map((x) => moved(x, 830, 1, nightTable) + tableLamp(x, 682, 1.1)),
      moved(900, 900, 1.08, bed(home)),
      plant(130, 980, 1.45, home.leaf, createRandom(seed)),
    ].join(''),
    'day',
  );
}

export function bathScene(home: HomeStyle, seed: string): string {
  const tub = [
    card('M-330 -200H330Q340 -20 220 0H-220Q-340 -20 -330 -200Z', '#f6f3ec', 'high'),
    card(box(-352, -222, 704, 34, 17), '#fbf8f2', 'high'),
    line('M250 -222V-330Q250 -368 208 -368Q180 -368 180 -340', '#c9a45c', 14),
    card(box(-240, -250, 130, 60, 10), home.fabric),
  ].join('');
  const vanity = [
    card(box(-150, -260, 300, 260), home.wood, 'high'),
    shape(box(-132, -220, 126, 200) + box(6, -220, 126, 200), lighter(home.wood, 0.12)),
    card(box(-164, -284, 328, 28), '#fbf8f2', 'high'),
    card(ellipse(0, -474, 120, 150), '#c9a45c'),
    shape(ellipse(0, -474, 106, 136), ['#c3d8dc', '#e3edec']),
    shape('M-60 -400L40 -590L70 -570L-20 -380Z', '#ffffff', 0.5),
  ].join('');
  const mosaic = repeat(8, (row) =>
    repeat(28, (column) =>
      shape(
        box(252 + column * 39.3, 440 + row * 36, 36, 33),
        lighter(home.fabric, 0.45 + ((row * 3 + column * 5) % 5) * 0.06),
      ),
    ),
  );
  return drawing(
    [
      emptyRoom(home, 'tile'),
      mosaic,
      card(box(wall.left, 424, wall.right - wall.left, 18), '#fdfaf3'),
      roomWindow(420, 180, 380, 210, home, seed),
      sunbeam(400),
      moved(1170, 860, 1.12, vanity),
      rug(640, 1000, 330, 66, lighter(home.accent, 0.4)),
      moved(620, 920, 1.12, tub),
      plant(160, 1000, 1.4, home.leaf, createRandom(seed)),
      pendant(1020, 30, 130, 0.62, '#c9a45c'),
      pendant(1320, 30, 130, 0.62, '#c9a45c'),
    ].join(''),
    'day',
  );
}

export function diningScene(home: HomeStyle, seed: string): string {
  const table = [
    card('M-60 -110H60L130 20H-130Z', darker(home.wood, 0.15)),
    card(ellipse(0, -180, 420, 86), lighter(home.wood, 0.14), 'high'),
    shape(ellipse(0, -190, 400, 74), lighter(home.wood, 0.24)),
    ...[-224, -34, 176].map(
      (x) =>
        card(ellipse(x, -178, 60, 16), '#fbf8f2') +
        shape(ellipse(x, -180, 38, 10), lighter(home.fabric, 0.5)),
    ),
  ].join('');
  const chairAt = (x: number, y: number, scale: number) => moved(x, y, scale, chair(home.wood, home.fabric));
  return drawing(
    [
      emptyRoom(home, 'wood', lighter(home.accent, 0.66)),
      roomWindow(360, 210, 280, 360, home, seed),
      roomWindow(960, 210, 280, 360, home, `${seed}w`),
      moved(800, 480, 1, framedPicture(180, 220, home, seed)),
      sunbeam(380) + sunbeam(900),
      rug(800, 1000, 620, 124, lighter(home.fabric, 0.4)),
      chairAt(560, 850, 1.2) + chairAt(1040, 850, 1.2),
      moved(800, 1000, 1.15, table),
      plant(800, 800, 0.75, home.leaf, createRandom(seed)),
      chairAt(330, 1020, 1.4) + chairAt(1270, 1020, 1.4),
      pendant(640, 20, 240, 0.85, home.fabric) + pendant(960, 20, 240, 0.85, home.fabric),
    ].join(''),
    'day',
  );
}
