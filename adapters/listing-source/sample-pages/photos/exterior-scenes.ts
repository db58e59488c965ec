import { darker, lighter } from '../../../paper-cut/palette.ts';
import { card, glow, line, moved, repeat, shape } from '../../../paper-cut/paper.ts';
import { lakeChair } from '../../../paper-cut/props.ts';
import { box, ellipse } from '../../../paper-cut/shapes.ts';
import { drawing, type Light } from './frame.ts';
import { houseFront } from './fronts.ts';
import type { HomeStyle } from './home-styles.ts';
import { border, lawn, sky, tree, water } from './outdoors.ts';

function dim(color: string, light: Light): string {
  return light === 'day' ? color : darker(color, 0.45);
}

export function frontScene(home: HomeStyle, light: Light, seed: string): string {
  const isTown = home.front === 'warehouse';
  const ground = isTown ? 930 : 830;
  const leaf = dim(home.leaf, light);
  const trees = tree(leaf, seed, home.front === 'cabin');
  const street = [
    card(box(-20, 925, 1640, 160), dim('#9c978f', light)),
    card(box(-20, 985, 1640, 100), dim('#5b5a60', light)),
    repeat(7, (index) => shape(box(60 + index * 240, 1028, 120, 8), '#e9e2cf', 0.7)),
  ].join('');
  const walk = `M770 ${ground}Q760 920 560 1080H960Q850 920 850 ${ground}Z`;
  const garden = lawn(ground - 14, light, home.leaf) + card(walk, light === 'day' ? '#d8cdbb' : '#6e6a7d');
  const scale = isTown ? 0.92 : home.front === 'victorian' ? 0.94 : 1.1;
  return drawing(
    [
      sky(light, ground - 40, seed),
      isTown ? street : garden,
      moved(190, ground + 14, 1.5, trees),
      moved(330, ground - 6, 0.95, trees),
      moved(1450, ground + 10, 1.35, trees),
      moved(800, ground + 10, scale, houseFront(home, light)),
      isTown
        ? repeat(4, (index) => moved(180 + index * 410, 960, 0.75, tree(leaf, `${seed}${index}`)))
        : border(250, ground + 44, 440, leaf, seed, dim(home.accent, light)) +
          border(930, ground + 44, 420, leaf, `${seed}b`, dim('#e9d9e6', light)),
    ].join(''),
    light,
  );
}

export function gardenScene(home: HomeStyle, light: Light, seed: string): string {
  const leaf = dim(home.leaf, light);
  const stones = repeat(9, (i) =>
    card(
      ellipse(800 + Math.sin(i) * 60 - i * 12, 700 + i * 42, 54 + i * 11, 14 + i * 2.6),
      dim('#cfc4b3', light),
    ),
  );
  const table = [
    card(ellipse(0, 8, 70, 14), darker(home.wood, 0.2)),
    line('M0 -110V4', darker(home.wood, 0.2), 16),
    card(ellipse(0, -110, 150, 34), lighter(home.wood, 0.2)),
  ].join('');
  const bulbs = repeat(13, (index) => {
    const [x, y] = [110 + index * 116, 202 + Math.sin((index / 12) * Math.PI) * 90];
    return (light === 'dusk' ? glow(x, y, 70, 70, '#ffc46e') : '') + shape(ellipse(x, y, 9, 12), '#ffe9b0');
  });
  return drawing(
    [
      sky(light, 560, seed),
      card(box(-20, 470, 1640, 190), dim('#b99670', light), 'high'),
      line(
        repeat(41, (index) => `M${-18 + index * 40} 470v190`),
        dim('#93714f', light),
        4,
      ),
      moved(180, 690, 1.9, tree(leaf, seed)),
      moved(1430, 690, 1.7, tree(lighter(leaf, 0.1), `${seed}2`)),
      lawn(630, light, home.leaf),
      stones,
      border(20, 720, 520, leaf, seed, dim(home.accent, light)),
      border(1060, 720, 540, leaf, `${seed}3`, dim('#f0e2ec', light)),
      line('M60 170Q800 400 1560 170', '#3c3530', 4),
      bulbs,
      lakeChair(960, 880, 1.25, home.accent),
      moved(1130, 930, 1.25, table),
      lakeChair(1310, 900, 1.25, home.accent),
      border(-10, 1050, 420, darker(leaf, 0.15), `${seed}4`, dim('#e7c65b', light)),
    ].join(''),
    light,
  );
}

function skyline(light: Light): string {
  return repeat(13, (index) => {
    const [x, height] = [20 + index * 122, 160 + ((index * 157) % 260)];
    const lit = repeat(12, (cell) =>
      shape(
        box(x + 14 + (cell % 3) * 26, 660 - height + Math.floor(cell / 3) * 34, 14, 18),
        light === 'day' ? '#e8eef0' : '#ffd98a',
        (index * 7 + cell * 5) % 4 ? 0.8 : 0.15,
      ),
    );
    const color = ['#8d9aa8', '#a7a29b', '#75869a'][index % 3] ?? '#8d9aa8';
    return card(box(x, 640 - height, 96, height + 60), dim(color, light)) + lit;
  });
}

export function viewScene(home: HomeStyle, light: Light, seed: string): string {
  const isTown = home.front === 'warehouse';
  const leaf = dim(home.leaf, light);
  const forest = repeat(9, (index) =>
    moved(
      40 + index * 190,
      650,
      0.55 + (index % 4) * 0.14,
      tree(darker(leaf, 0.1 - (index % 3) * 0.05), `${seed}${index}`, true),
    ),
  );
  const boat = [
    line('M0 -130V0', '#5c4a3c', 6),
    card('M-70 0Q0 34 70 0Z', home.accent),
    card('M6 -128V-14H76Z', '#fbf5e6'),
    card('M-6 -110V-14H-52Z', '#f2e7d0'),
  ].join('');
  const rail = [
    line(
      repeat(27, (i) => `M${14 + i * 60} 926v160`),
      isTown ? '#2f3440' : darker(home.wood, 0.2),
      8,
    ),
    card(box(-20, 900, 1640, 26), isTown ? '#2f3440' : home.wood, 'high'),
    card(box(-20, 1040, 1640, 40), isTown ? '#4a4f5c' : darker(home.wood, 0.1)),
  ].join('');
  return drawing(
    [
      sky(light, 620, seed),
      isTown ? skyline(light) : forest,
      water(650, light),
      moved(1080, 760, 1, boat),
      moved(420, 700, 0.5, boat),
      rail,
    ].join(''),
    light,
  );
}
