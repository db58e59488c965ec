import { frontDoor, pane, siding, steps } from './front-parts.ts';
import type { HomeLook } from './home-looks.ts';
import { glow, type Light, path, poly, rect, repeat, shade, sheet } from './paper.ts';

export function cabin(look: HomeLook, light: Light): string {
  const glass = light === 'day' ? '#a8cbd3' : '#ffd07a';
  return [
    sheet(rect(216, -610, 74, 330, '#8d8379'), 2) +
      repeat(10, (index) => rect(216, -590 + index * 32, 74, 3, '#6c645c')),
    sheet(siding(-440, -270, 880, 270, look.walls, 30), 2),
    sheet(
      poly(
        [
          [-240, -270],
          [30, -600],
          [300, -270],
        ],
        shade(look.walls, 0.08),
      ),
      2,
    ),
    light === 'dusk' ? glow(30, -250, 380, 0.8) : '',
    sheet(
      poly(
        [
          [-170, -280],
          [30, -530],
          [230, -280],
        ],
        look.trim,
      ),
    ),
    poly(
      [
        [-148, -290],
        [30, -512],
        [208, -290],
      ],
      glass,
    ),
    repeat(3, (index) => rect(-66 + index * 92, -512, 8, 512, look.trim)),
    rect(-152, -292, 366, 12, look.trim),
    rect(-152, -270, 366, 210, glass),
    repeat(3, (index) => rect(-66 + index * 92, -270, 8, 210, look.trim)),
    sheet(path('M -330 -190 L 30 -660 L 390 -190 L 330 -190 L 30 -580 L -270 -190 Z', look.roof), 3),
    sheet(
      poly(
        [
          [-500, -262],
          [-250, -262],
          [-190, -350],
          [-430, -350],
        ],
        look.roof,
      ),
      2,
    ),
    sheet(
      poly(
        [
          [500, -262],
          [310, -262],
          [250, -350],
          [430, -350],
        ],
        look.roof,
      ),
      2,
    ),
    pane(-400, -200, 110, 110, look, light),
    pane(340, -200, 70, 110, look, light),
    sheet(rect(-520, -56, 1040, 20, look.wood), 2),
    repeat(22, (index) => rect(-510 + index * 48, -120, 7, 66, shade(look.wood, -0.2))),
    sheet(rect(-520, -130, 1040, 12, shade(look.wood, 0.1))),
    repeat(6, (index) => rect(-500 + index * 196, -38, 18, 40, shade(look.wood, -0.3))),
  ].join('');
}

export function ranch(look: HomeLook, light: Light): string {
  return [
    sheet(siding(-560, -210, 1120, 210, look.walls, 26), 2),
    sheet(
      poly(
        [
          [-620, -204],
          [-520, -330],
          [520, -330],
          [620, -204],
        ],
        look.roof,
      ),
      2,
    ),
    pane(-500, -170, 170, 100, look, light),
    pane(-270, -170, 120, 100, look, light),
    frontDoor(-70, -184, 100, 184, look),
    pane(80, -170, 120, 100, look, light),
    sheet(rect(270, -172, 240, 172, look.trim)) +
      repeat(4, (index) => rect(280, -162 + index * 40, 220, 4, '#d5cdc2')),
    sheet(
      poly(
        [
          [-150, -210],
          [-20, -300],
          [110, -210],
        ],
        shade(look.roof, 0.12),
      ),
      2,
    ),
    sheet(rect(-140, -212, 240, 14, look.trim)) +
      sheet(rect(-134, -200, 14, 200, look.trim)) +
      sheet(rect(80, -200, 14, 200, look.trim)),
    steps(-90, 140),
  ].join('');
}
