import type { HomeLook } from './home-looks.ts';
import { fir, sky, tree, water } from './outdoors.ts';
import { createRandom, frame, line, moved, poly, rect, repeat, shade, sheet } from './paper.ts';

/** The back wall of every room; floor, ceiling and side walls meet its corners. */
export const wall = { left: 250, top: 130, right: 1350, bottom: 740 };

const floorPlank = 90;

/** An empty room seen from its open side: walls, ceiling, wooden or tiled floor, daylight from the left. */
export function emptyRoom(look: HomeLook, floor: 'wood' | 'tile', wallColour = look.room): string {
  const { width, height } = frame;
  const base = floor === 'wood' ? look.wood : '#d9d5cd';
  const planks = repeat(38, (index) => {
    const x = -1700 + index * floorPlank * 1.5;
    return line([800 + (x - 800) * 0.36, wall.bottom], [x, height], shade(base, -0.18), 3);
  });
  const tileRows = repeat(7, (index) =>
    line([0, 760 + index * index * 9], [width, 760 + index * index * 9], shade(base, -0.14), 3),
  );
  return [
    poly(
      [
        [0, 0],
        [width, 0],
        [wall.right, wall.top],
        [wall.left, wall.top],
      ],
      shade(wallColour, 0.5),
    ),
    poly(
      [
        [0, 0],
        [wall.left, wall.top],
        [wall.left, wall.bottom],
        [0, height],
      ],
      shade(wallColour, -0.1),
    ),
    poly(
      [
        [width, 0],
        [wall.right, wall.top],
        [wall.right, wall.bottom],
        [width, height],
      ],
      shade(wallColour, -0.17),
    ),
    rect(wall.left, wall.top, wall.right - wall.left, wall.bottom - wall.top, wallColour),
    poly(
      [
        [wall.left, wall.bottom],
        [wall.right, wall.bottom],
        [width, height],
        [0, height],
      ],
      base,
    ),
    `<clipPath id="floor"><polygon points="${wall.left},${wall.bottom} ${wall.right},${wall.bottom} ${width},${height} 0,${height}"/></clipPath>`,
    `<g clip-path="url(#floor)" opacity="0.6">${planks}${floor === 'tile' ? tileRows : ''}</g>`,
    sheet(rect(wall.left, wall.bottom - 26, wall.right - wall.left, 26, '#fdfaf3')),
    sheet(rect(wall.left - 4, wall.top, wall.right - wall.left + 8, 16, '#fdfaf3')),
  ].join('');
}

/** A window in the back wall with the world behind it, and the light that falls through it. */
export function roomWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  look: HomeLook,
  seed: string,
): string {
  const random = createRandom(seed);
  const id = `glass${Math.round(x)}`;
  const outside = look.front === 'cabin' ? water(640, 'day') : '';
  const greens = repeat(4, (index) =>
    moved(
      look.front === 'cabin' ? fir(look.leaf) : tree(look.leaf, seed),
      200 + index * 380 + random() * 120,
      760,
      1.2,
    ),
  );
  const scale = Math.max(width / frame.width, height / 800);
  const view = moved(
    sky('day', 600, seed) + outside + greens + rect(0, 740, 1600, 400, shade(look.leaf, 0.25)),
    x,
    y,
    scale,
  );
  return [
    sheet(rect(x - 22, y - 22, width + 44, height + 44, '#fdfaf3'), 2),
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${id})">${view}</g>`,
    rect(x + width / 2 - 6, y, 12, height, '#fdfaf3') + rect(x, y + height * 0.4, width, 10, '#fdfaf3'),
    sheet(rect(x - 34, y + height + 18, width + 68, 20, '#fdfaf3')),
  ].join('');
}

export function curtains(x: number, y: number, width: number, height: number, colour: string): string {
  const side = (at: number) =>
    sheet(
      repeat(4, (index) =>
        rect(at + index * 22, y - 30, 24, height + 90, shade(colour, index % 2 ? 0.14 : -0.02), 'rx="8"'),
      ),
    );
  return (
    side(x - 84) + side(x + width - 4) + sheet(rect(x - 110, y - 46, width + 220, 12, '#4a4038', 'rx="6"'))
  );
}

/** Sunlight lying on the floor. */
export function sunbeam(x: number): string {
  return poly(
    [
      [x, wall.bottom],
      [x + 260, wall.bottom],
      [x + 560, 1067],
      [x + 60, 1067],
    ],
    'url(#beam)',
  );
}
