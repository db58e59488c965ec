import { darker, lighter } from '../../../paper-cut/palette.ts';
import { card, glow, line, repeat, shape } from '../../../paper-cut/paper.ts';
import { box, ellipse } from '../../../paper-cut/shapes.ts';
import { cabin, ranch } from './country-fronts.ts';
import type { Light } from './frame.ts';
import { frontDoor, pane, siding, steps } from './front-parts.ts';
import type { HomeStyle } from './home-styles.ts';

/** Fronts stand on y = 0 around x = 0 and are about 900 wide; lit windows glow at dusk. */
export function houseFront(home: HomeStyle, light: Light): string {
  return { victorian, bungalow, warehouse, cabin, ranch }[home.front](home, light);
}

function victorian(home: HomeStyle, light: Light): string {
  const scallops = (x: number, y: number, width: number) =>
    repeat(Math.floor(width / 26), (index) => shape(ellipse(x + 13 + index * 26, y, 13, 14), home.trim));
  return [
    siding(-420, -430, 660, 430, home.walls),
    card('M-470 -420L-90 -680L290 -420Z', home.roof, 'high'),
    card('M-330 -430L-90 -600L150 -430Z', lighter(home.walls, 0.14)),
    scallops(-330, -436, 480),
    pane(-130, -540, 80, 92, home, light),
    siding(220, -520, 210, 520, lighter(home.walls, 0.07)),
    card('M190 -510L325 -800L460 -510Q325 -470 190 -510Z', lighter(home.roof, 0.08), 'high'),
    shape(box(321, -850, 8, 60), home.trim),
    pane(285, -440, 80, 120, home, light),
    pane(285, -220, 80, 130, home, light),
    ...[-370, -230, -60, 80].map((x) => pane(x, -380, 84, 120, home, light)),
    frontDoor(-60, -196, 104, 196, home),
    pane(-350, -190, 150, 130, home, light),
    card('M-450 -214H210L180 -266H-420Z', lighter(home.roof, 0.14), 'high'),
    scallops(-440, -210, 640),
    repeat(5, (index) => card(box(-432 + index * 152, -206, 16, 206), home.trim)),
    shape(box(-432, -76, 340, 8), home.trim),
    repeat(16, (index) => shape(box(-426 + index * 21, -72, 6, 72), home.trim)),
    steps(-80, 150),
  ].join('');
}

function bungalow(home: HomeStyle, light: Light): string {
  const post = (x: number) =>
    card(`M${x - 22} -80h44l-7 -120h-30Z`, home.trim) +
    card(box(x - 34, -84, 68, 84), '#8f8378') +
    line(`M${x - 34} -58h68M${x - 34} -34h68M${x - 34} -10h68`, '#6f655c', 3);
  const shingles = Array.from(
    { length: 7 },
    (_, index) => `M${-545 + index * 16} ${-240 - index * 22}H${545 - index * 16}`,
  );
  return [
    siding(-470, -230, 940, 230, home.walls, 18),
    card('M-560 -222L-430 -400H430L560 -222Z', home.roof, 'high'),
    line(shingles.join(''), darker(home.roof, 0.18), 3),
    card('M-150 -330L0 -450L150 -330Z', lighter(home.roof, 0.1), 'high'),
    card('M-110 -326L0 -414L110 -326Z', lighter(home.walls, 0.16)),
    pane(-46, -372, 92, 40, home, light),
    pane(-420, -196, 150, 120, home, light),
    pane(-230, -196, 70, 120, home, light),
    pane(230, -196, 190, 120, home, light),
    frontDoor(-40, -196, 100, 196, home),
    card('M-330 -206L-300 -262H300L330 -206Z', lighter(home.roof, 0.16), 'high'),
    card(box(-320, -214, 640, 18), home.trim),
    ...[-290, -100, 110, 290].map(post),
    steps(-70, 160),
  ].join('');
}

function warehouse(home: HomeStyle, light: Light): string {
  const bricks = repeat(34, (row) =>
    line(
      Array.from({ length: 11 }, (_, i) => `M${-476 + i * 88 + (row % 2) * 44} ${-714 + row * 21}h36`).join(
        '',
      ),
      row % 3 ? darker(home.walls, 0.16) : lighter(home.walls, 0.14),
      3,
    ),
  );
  const window = (x: number, y: number) => {
    const isDark = light === 'dusk' && (x * 7 + y) % 3 === 0;
    const lit = isDark ? ['#4c4d70', '#62648a'] : ['#ffe7ae', '#f5bd66'];
    const outline = `M${x} ${y + 130}V${y}Q${x + 70} ${y - 46} ${x + 140} ${y}V${y + 130}Z`;
    return [
      shape(outline, light === 'day' ? ['#8fb0bd', '#b9d0d8'] : lit),
      line(`M${x + 35} ${y - 14}V${y + 130}M${x + 70} ${y - 22}V${y + 130}`, home.trim, 4),
      line(`M${x + 105} ${y - 14}V${y + 130}M${x} ${y + 42}h140M${x} ${y + 86}h140`, home.trim, 4),
      line(outline, home.trim, 9),
      card(box(x - 12, y + 128, 164, 14), '#cfc4b4'),
    ].join('');
  };
  const doors = light === 'day' ? '#8fb3b8' : '#ffdf9c';
  return [
    card(box(-480, -740, 960, 740), home.walls, 'high'),
    bricks,
    card(box(-500, -770, 1000, 46), darker(home.walls, 0.25), 'high'),
    shape(box(-500, -730, 1000, 8), '#cfc4b4'),
    repeat(4, (row) =>
      repeat(5, (column) => (row === 3 && column === 2 ? '' : window(-444 + column * 187, -650 + row * 172))),
    ),
    card(box(-110, -196, 220, 28), home.trim, 'high'),
    card(box(-84, -168, 168, 168), darker(home.door, 0.1)),
    shape(box(-74, -158, 70, 158) + box(4, -158, 70, 158), doors),
    light === 'dusk' ? glow(0, -330, 620, 480, '#ffb45e', 0.4) : '',
    line('M314 -790v30M406 -790v30', '#3a3230', 8),
    card(box(300, -900, 120, 130), '#6a5a4c', 'high'),
    card('M286 -900L360 -960L434 -900Z', '#4c4038'),
  ].join('');
}
