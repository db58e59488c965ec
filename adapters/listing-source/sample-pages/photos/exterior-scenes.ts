import { houseFront } from './fronts.ts';
import type { HomeLook } from './home-looks.ts';
import { border, fir, lawn, sky, tree, water } from './outdoors.ts';
import {
  drawing,
  ellipse,
  glow,
  type Light,
  moved,
  path,
  poly,
  rect,
  repeat,
  shade,
  sheet,
} from './paper.ts';

function dim(colour: string, light: Light): string {
  return light === 'day' ? colour : shade(colour, -0.45);
}

export function frontScene(look: HomeLook, light: Light, seed: string): string {
  const isTown = look.front === 'warehouse';
  const ground = isTown ? 930 : 830;
  const leaf = dim(look.leaf, light);
  const walk = light === 'day' ? '#d8cdbb' : '#6e6a7d';
  const trees = look.front === 'cabin' ? fir(leaf) : tree(leaf, seed);
  const street =
    sheet(rect(-20, 925, 1640, 160, dim('#9c978f', light))) +
    sheet(rect(-20, 985, 1640, 100, dim('#5b5a60', light))) +
    repeat(7, (index) => rect(60 + index * 240, 1028, 120, 8, '#e9e2cf', 'opacity="0.7"'));
  const garden =
    lawn(ground - 14, light, look.leaf) +
    sheet(path(`M 770 ${ground} Q 760 920 560 1080 H 960 Q 850 920 850 ${ground} Z`, walk));
  return drawing(
    [
      sky(light, ground - 40, seed),
      isTown ? street : garden,
      moved(trees, 190, ground + 14, 1.5),
      moved(trees, 330, ground - 6, 0.95),
      moved(trees, 1450, ground + 10, 1.35),
      moved(
        houseFront(look, light),
        800,
        ground + 10,
        isTown ? 0.92 : look.front === 'victorian' ? 0.94 : 1.1,
      ),
      isTown
        ? repeat(4, (index) => moved(tree(leaf, `${seed}${index}`), 180 + index * 410, 960, 0.75))
        : border(250, ground + 44, 440, leaf, seed, dim(look.accent, light)) +
          border(930, ground + 44, 420, leaf, `${seed}b`, dim('#e9d9e6', light)),
    ].join(''),
    light,
  );
}

export function gardenScene(look: HomeLook, light: Light, seed: string): string {
  const leaf = dim(look.leaf, light);
  const stones = repeat(9, (index) =>
    ellipse(
      800 + Math.sin(index) * 60 - index * 12,
      700 + index * 42,
      54 + index * 11,
      14 + index * 2.6,
      dim('#cfc4b3', light),
    ),
  );
  const table =
    sheet(ellipse(0, -110, 150, 34, shade(look.wood, 0.2))) +
    rect(-8, -110, 16, 120, shade(look.wood, -0.2)) +
    sheet(ellipse(0, 8, 70, 14, shade(look.wood, -0.2)));
  const chair =
    sheet(rect(-46, -190, 92, 110, look.accent, 'rx="16"')) +
    sheet(ellipse(0, -76, 62, 20, shade(look.accent, 0.15))) +
    rect(-50, -74, 8, 78, '#5c4a3c') +
    rect(42, -74, 8, 78, '#5c4a3c');
  const bulbs = repeat(13, (index) => {
    const [x, y] = [110 + index * 116, 190 + Math.sin((index / 12) * Math.PI) * 90];
    return (light === 'dusk' ? glow(x, y + 12, 64) : '') + ellipse(x, y + 12, 9, 12, '#ffe9b0');
  });
  return drawing(
    [
      sky(light, 560, seed),
      sheet(rect(-20, 470, 1640, 190, dim('#b99670', light)), 2),
      repeat(41, (index) => rect(-20 + index * 40, 470, 4, 190, dim('#93714f', light))),
      moved(tree(leaf, seed), 180, 690, 1.9),
      moved(tree(shade(leaf, 0.1), `${seed}2`), 1430, 690, 1.7),
      lawn(630, light, look.leaf),
      sheet(stones),
      border(20, 720, 520, leaf, seed, dim(look.accent, light)),
      border(1060, 720, 540, leaf, `${seed}3`, dim('#f0e2ec', light)),
      path('M 60 170 Q 800 400 1560 170', 'none', 'stroke="#3c3530" stroke-width="4"'),
      bulbs,
      moved(chair, 960, 880, 1.15),
      moved(table, 1130, 930, 1.25),
      moved(chair, 1310, 900, 1.15),
      border(-10, 1050, 420, shade(leaf, -0.15), `${seed}4`, dim('#e7c65b', light)),
    ].join(''),
    light,
  );
}

export function viewScene(look: HomeLook, light: Light, seed: string): string {
  const leaf = dim(look.leaf, light);
  const towers = repeat(13, (index) => {
    const [x, height] = [20 + index * 122, 160 + ((index * 157) % 260)];
    const lit = repeat(12, (cell) =>
      rect(
        x + 14 + (cell % 3) * 26,
        640 - height + 20 + Math.floor(cell / 3) * 34,
        14,
        18,
        light === 'day' ? '#e8eef0' : '#ffd98a',
        `opacity="${(index * 7 + cell * 5) % 4 ? 0.8 : 0.15}"`,
      ),
    );
    return (
      sheet(
        rect(
          x,
          640 - height,
          96,
          height + 60,
          dim(['#8d9aa8', '#a7a29b', '#75869a'][index % 3] ?? '#8d9aa8', light),
        ),
      ) + lit
    );
  });
  const rail =
    sheet(rect(-20, 900, 1640, 26, look.front === 'warehouse' ? '#2f3440' : look.wood), 2) +
    repeat(27, (index) =>
      rect(10 + index * 60, 926, 8, 160, look.front === 'warehouse' ? '#2f3440' : shade(look.wood, -0.2)),
    ) +
    sheet(rect(-20, 1040, 1640, 40, look.front === 'warehouse' ? '#4a4f5c' : shade(look.wood, -0.1)));
  const shore =
    look.front === 'warehouse'
      ? towers
      : repeat(9, (index) =>
          moved(
            fir(shade(leaf, -0.1 + (index % 3) * 0.08)),
            40 + index * 190,
            650,
            0.55 + (index % 4) * 0.14,
          ),
        );
  const boat =
    sheet(path('M -70 0 Q 0 34 70 0 Z', look.accent)) +
    rect(-3, -130, 6, 130, '#5c4a3c') +
    sheet(
      poly(
        [
          [6, -128],
          [6, -14],
          [76, -14],
        ],
        '#fbf5e6',
      ),
    ) +
    sheet(
      poly(
        [
          [-6, -110],
          [-6, -14],
          [-52, -14],
        ],
        '#f2e7d0',
      ),
    );
  return drawing(
    [
      sky(light, 620, seed),
      shore,
      water(650, light),
      moved(boat, 1080, 760, 1),
      moved(boat, 420, 700, 0.5),
      rail,
    ].join(''),
    light,
  );
}
