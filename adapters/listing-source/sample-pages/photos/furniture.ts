import { darker, lighter } from '../../../paper-cut/palette.ts';
import { card, line, repeat, shape } from '../../../paper-cut/paper.ts';
import { createRandom } from '../../../paper-cut/random.ts';
import { box, ellipse } from '../../../paper-cut/shapes.ts';
import type { HomeStyle } from './home-styles.ts';

/** Every piece stands on y = 0 around x = 0. */
export function lowTable(wood: string): string {
  return [
    line('M-114 0V-60M114 0V-60', darker(wood, 0.3), 12),
    card(ellipse(0, -66, 170, 36), lighter(wood, 0.1), 'high'),
    card(box(-70, -92, 92, 14), '#d9c3a1'),
    card(box(-62, -104, 78, 12), '#7f9aa0'),
    card('M58 -84Q46 -120 62 -134H86Q102 -120 90 -84Z', '#f3ece0'),
    card(ellipse(74, -150, 24, 18), '#b46a5a'),
    card(ellipse(56, -146, 16, 13), '#d99a7c'),
    card(ellipse(92, -144, 15, 13), '#c9825f'),
  ].join('');
}

export function framedPicture(width: number, height: number, home: HomeStyle, seed: string): string {
  const random = createRandom(seed);
  const left = -width / 2;
  const layers = [home.fabric, home.accent, home.leaf].map((color, index) => {
    const y = -height * (0.62 - index * 0.2);
    const crest = `${random.between(left, -left)} ${y - random.between(40, 70)}`;
    return card(`M${left} ${y}Q${crest} ${-left} ${y + 10}V0H${left}Z`, color);
  });
  return [
    card(box(left - 20, -height - 20, width + 40, height + 40), darker(home.wood, 0.25), 'high'),
    shape(box(left - 12, -height - 12, width + 24, height + 24), '#fbf6ec'),
    shape(box(left, -height, width, height), lighter(home.room, 0.3)),
    shape(ellipse(width * 0.2, -height * 0.72, height * 0.1), home.accent),
    ...layers,
  ].join('');
}

export function chair(wood: string, cushion: string): string {
  return [
    line('M-42 4V-100M42 4V-100', darker(wood, 0.2), 9),
    card(box(-48, -240, 96, 16, 6), wood),
    repeat(4, (index) => card(box(-40 + index * 24, -226, 8, 122), wood)),
    card(ellipse(0, -102, 60, 20), cushion),
  ].join('');
}

export function bed({ wood, accent, fabric }: HomeStyle): string {
  return [
    card(box(-330, -420, 660, 340, 28), wood, 'high'),
    repeat(5, (index) => shape(box(-272 + index * 130, -396, 26, 260, 10), darker(wood, 0.14))),
    card('M-310 -230H310L390 0H-390Z', '#fbf5ea', 'high'),
    card(box(-260, -300, 220, 110, 34), '#fdf9f0'),
    card(box(40, -300, 220, 110, 34), '#fdf9f0'),
    card(box(-90, -262, 180, 90, 26), accent),
    card('M-345 -130Q0 -100 345 -130L394 20Q0 60 -394 20Z', fabric, 'high'),
    repeat(6, (index) =>
      line(`M${-330 + index * 132} -112L${-372 + index * 149} 26`, lighter(fabric, 0.2), 4),
    ),
    card('M-400 16Q0 58 400 16L404 62Q0 104 -404 62Z', darker(fabric, 0.2)),
  ].join('');
}
