import { cabin, ranch } from './country-fronts.ts';
import { frontDoor, pane, siding, steps } from './front-parts.ts';
import type { HomeLook } from './home-looks.ts';
import { ellipse, glow, type Light, line, path, poly, rect, repeat, shade, sheet } from './paper.ts';

/** Fronts stand on y = 0 around x = 0 and are about 900 wide; lit windows glow at dusk. */
export function houseFront(look: HomeLook, light: Light): string {
  return { victorian, bungalow, warehouse, cabin, ranch }[look.front](look, light);
}

function victorian(look: HomeLook, light: Light): string {
  const turret =
    rect(220, -520, 210, 520, shade(look.walls, 0.07)) + siding(220, -520, 210, 520, shade(look.walls, 0.07));
  const scallops = (x: number, y: number, width: number) =>
    repeat(Math.floor(width / 26), (index) => ellipse(x + 13 + index * 26, y, 13, 14, look.trim));
  return [
    sheet(siding(-420, -430, 660, 430, look.walls), 2),
    sheet(
      poly(
        [
          [-470, -420],
          [-90, -680],
          [290, -420],
        ],
        look.roof,
      ),
      2,
    ),
    sheet(
      poly(
        [
          [-330, -430],
          [-90, -600],
          [150, -430],
        ],
        shade(look.walls, 0.14),
      ),
    ),
    scallops(-330, -436, 480),
    pane(-130, -540, 80, 92, look, light),
    sheet(turret, 2),
    sheet(path('M 190 -510 L 325 -800 L 460 -510 Q 325 -470 190 -510 Z', shade(look.roof, 0.08)), 2),
    rect(321, -850, 8, 60, look.trim),
    pane(285, -440, 80, 120, look, light),
    pane(285, -220, 80, 130, look, light),
    pane(-370, -380, 84, 120, look, light),
    pane(-230, -380, 84, 120, look, light),
    pane(-60, -380, 84, 120, look, light),
    pane(80, -380, 84, 120, look, light),
    frontDoor(-60, -196, 104, 196, look),
    pane(-350, -190, 150, 130, look, light),
    sheet(
      poly(
        [
          [-450, -214],
          [210, -214],
          [180, -266],
          [-420, -266],
        ],
        shade(look.roof, 0.14),
      ),
      2,
    ),
    scallops(-440, -210, 640),
    repeat(5, (index) => sheet(rect(-432 + index * 152, -206, 16, 206, look.trim))),
    rect(-432, -76, 340, 8, look.trim) +
      repeat(16, (index) => rect(-426 + index * 21, -72, 6, 72, look.trim)),
    steps(-80, 150),
  ].join('');
}

function bungalow(look: HomeLook, light: Light): string {
  const post = (x: number) =>
    sheet(
      poly(
        [
          [x - 22, -80],
          [x + 22, -80],
          [x + 15, -200],
          [x - 15, -200],
        ],
        look.trim,
      ),
    ) +
    sheet(rect(x - 34, -84, 68, 84, '#8f8378')) +
    repeat(3, (index) => rect(x - 34, -60 + index * 24, 68, 3, '#6f655c'));
  return [
    sheet(siding(-470, -230, 940, 230, look.walls, 18), 2),
    sheet(
      poly(
        [
          [-560, -222],
          [-430, -400],
          [430, -400],
          [560, -222],
        ],
        look.roof,
      ),
      2,
    ),
    repeat(7, (index) =>
      line(
        [-545 + index * 16, -240 - index * 22],
        [545 - index * 16, -240 - index * 22],
        shade(look.roof, -0.18),
        3,
      ),
    ),
    sheet(
      poly(
        [
          [-150, -330],
          [0, -450],
          [150, -330],
        ],
        shade(look.roof, 0.1),
      ),
      2,
    ),
    sheet(
      poly(
        [
          [-110, -326],
          [0, -414],
          [110, -326],
        ],
        shade(look.walls, 0.16),
      ),
    ),
    pane(-46, -372, 92, 40, look, light),
    pane(-420, -196, 150, 120, look, light),
    pane(-230, -196, 70, 120, look, light),
    pane(230, -196, 190, 120, look, light),
    frontDoor(-40, -196, 100, 196, look),
    sheet(
      poly(
        [
          [-330, -206],
          [-300, -262],
          [300, -262],
          [330, -206],
        ],
        shade(look.roof, 0.16),
      ),
      2,
    ),
    sheet(rect(-320, -214, 640, 18, look.trim)),
    post(-290),
    post(-100),
    post(110),
    post(290),
    steps(-70, 160),
  ].join('');
}

function warehouse(look: HomeLook, light: Light): string {
  const bricks = repeat(34, (row) =>
    repeat(11, (column) =>
      rect(
        -478 + column * 88 + (row % 2) * 44,
        -716 + row * 21,
        40,
        3,
        shade(look.walls, row % 3 ? -0.14 : 0.12),
      ),
    ),
  );
  const window = (x: number, y: number) => {
    const glass = light === 'day' ? '#a9c4cf' : (x * 7 + y) % 3 === 0 ? '#57597a' : '#ffcf78';
    const halo = light === 'dusk' && glass === '#ffcf78' ? glow(x + 70, y + 60, 140, 0.5) : '';
    const bars =
      repeat(3, (index) => rect(x + 33 + index * 35, y - 20, 4, 150, look.trim)) +
      rect(x, y + 40, 140, 4, look.trim) +
      rect(x, y + 84, 140, 4, look.trim);
    return (
      halo +
      path(
        `M ${x} ${y + 130} V ${y} Q ${x + 70} ${y - 46} ${x + 140} ${y} V ${y + 130} Z`,
        glass,
        `stroke="${look.trim}" stroke-width="9"`,
      ) +
      bars +
      sheet(rect(x - 12, y + 128, 164, 14, '#cfc4b4'))
    );
  };
  return [
    sheet(rect(-480, -740, 960, 740, look.walls), 3),
    bricks,
    sheet(rect(-500, -770, 1000, 46, shade(look.walls, -0.25)), 2),
    rect(-500, -730, 1000, 8, '#cfc4b4'),
    repeat(4, (row) =>
      repeat(5, (column) => (row === 3 && column === 2 ? '' : window(-444 + column * 187, -650 + row * 172))),
    ),
    sheet(rect(-110, -196, 220, 28, look.trim), 2),
    sheet(rect(-84, -168, 168, 168, shade(look.door, -0.1))),
    rect(-74, -158, 70, 158, light === 'day' ? '#8fb3b8' : '#ffdf9c') +
      rect(4, -158, 70, 158, light === 'day' ? '#8fb3b8' : '#ffdf9c'),
    light === 'dusk' ? glow(0, -90, 260, 0.6) : '',
    sheet(rect(300, -900, 120, 130, '#6a5a4c'), 2) +
      sheet(path('M 286 -900 L 360 -960 L 434 -900 Z', '#4c4038')) +
      rect(310, -790, 8, 30, '#3a3230') +
      rect(402, -790, 8, 30, '#3a3230'),
  ].join('');
}
