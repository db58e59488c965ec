import { fieldstone } from '../../../paper-cut/building.ts';
import { darker, lighter } from '../../../paper-cut/palette.ts';
import { card, glow, line, repeat, shape } from '../../../paper-cut/paper.ts';
import { box } from '../../../paper-cut/shapes.ts';
import type { Light } from './frame.ts';
import { frontDoor, pane, siding, steps } from './front-parts.ts';
import type { HomeStyle } from './home-styles.ts';

export function cabin(home: HomeStyle, light: Light): string {
  const glass = light === 'day' ? ['#8fb4c4', '#c4dde2'] : ['#ffe7ae', '#ffcf80', '#f0a04a'];
  return [
    card(box(216, -610, 74, 330), '#8d8379', 'high') + fieldstone(216, -610, 74, 330, 26, 12),
    siding(-440, -270, 880, 270, home.walls, 30),
    card('M-240 -270L30 -600L300 -270Z', lighter(home.walls, 0.08), 'high'),
    light === 'dusk' ? glow(30, -250, 380, 380, '#ffb45e', 0.7) : '',
    card('M-170 -280L30 -530L230 -280Z', home.trim),
    shape('M-148 -290L30 -512L208 -290ZM-152 -270H214V-60H-152Z', glass),
    line('M-62 -396V-60M30 -512V-60M122 -396V-60', home.trim, 8),
    shape(box(-152, -292, 366, 12), home.trim),
    card('M-330 -190L30 -660L390 -190H330L30 -580L-270 -190Z', home.roof, 'high'),
    card('M-500 -262H-250L-190 -350H-430Z', home.roof, 'high'),
    card('M500 -262H310L250 -350H430Z', home.roof, 'high'),
    pane(-400, -200, 110, 110, home, light),
    pane(340, -200, 70, 110, home, light),
    card(box(-520, -56, 1040, 20), home.wood, 'high'),
    repeat(22, (index) => shape(box(-510 + index * 48, -120, 7, 66), darker(home.wood, 0.2))),
    card(box(-520, -130, 1040, 12), lighter(home.wood, 0.1)),
    repeat(6, (index) => shape(box(-500 + index * 196, -38, 18, 40), darker(home.wood, 0.3))),
  ].join('');
}

export function ranch(home: HomeStyle, light: Light): string {
  return [
    siding(-560, -210, 1120, 210, home.walls, 26),
    card('M-620 -204L-520 -330H520L620 -204Z', home.roof, 'high'),
    pane(-500, -170, 170, 100, home, light),
    pane(-270, -170, 120, 100, home, light),
    frontDoor(-70, -184, 100, 184, home),
    pane(80, -170, 120, 100, home, light),
    card(box(270, -172, 240, 172), home.trim),
    repeat(4, (index) => shape(box(280, -162 + index * 40, 220, 4), '#d5cdc2')),
    card('M-150 -210L-20 -300L110 -210Z', lighter(home.roof, 0.12), 'high'),
    card(box(-140, -212, 240, 14), home.trim),
    card(box(-134, -200, 14, 200), home.trim),
    card(box(80, -200, 14, 200), home.trim),
    steps(-90, 140),
  ].join('');
}
