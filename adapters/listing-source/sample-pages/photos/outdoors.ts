import { mountains } from '../../../paper-cut/mountains.ts';
import { darker, lighter } from '../../../paper-cut/palette.ts';
import { card, glow, repeat, shape, sheet } from '../../../paper-cut/paper.ts';
import { createRandom } from '../../../paper-cut/random.ts';
import { blob, box, ellipse } from '../../../paper-cut/shapes.ts';
import { cloud, stars } from '../../../paper-cut/sky.ts';
import { leafTree, standingPine } from '../../../paper-cut/trees.ts';
import { ripples } from '../../../paper-cut/water.ts';
import { frame, type Light } from './frame.ts';

const skies = {
  day: { sky: ['#7fb2d9', '#e6f1ef'], cloud: '#f4f7f2', hills: ['#a9c3bd', '#8fae9c', '#759a80'] },
  dusk: { sky: ['#2e3566', '#f2a277'], cloud: '#5d5182', hills: ['#6a5b86', '#514a78', '#3c3b63'] },
} as const;

/** Sky, sun or moon, clouds and paper hills down to the horizon. */
export function sky(light: Light, horizon: number, seed: string): string {
  const random = createRandom(seed);
  const { width } = frame;
  const colors = skies[light];
  const clouds = repeat(3, (index) => {
    const [x, length] = [40 + index * 430 + random.between(0, 140), random.between(170, 290)];
    return cloud(x, random.between(110, 230), length, length * 0.2, colors.cloud, random);
  });
  return [
    shape(box(0, 0, width, horizon + 40), colors.sky),
    light === 'day'
      ? glow(1350, 130, 300, 300, '#ffdf9a') + card(ellipse(1350, 130, 48), '#fff0c2')
      : stars(width, horizon * 0.6, 40, random) + card(ellipse(1350, 150, 46), '#fdf3d3'),
    clouds,
    ...colors.hills.map((color, index) =>
      mountains([-40, width + 40], horizon - 60 + index * 38, 60 - index * 10, 1100, color, random, 'near'),
    ),
  ].join('');
}

/** What grows around a home, standing on its origin: firs at the cabin, about 330 high, else round trees. */
export function tree(color: string, seed: string, isFir = false): string {
  const random = createRandom(seed);
  if (isFir) return standingPine(0, 4, 360, [lighter(color, 0.16), darker(color, 0.2)], random, 'near');
  return leafTree(0, 4, 300, color, random);
}

/** A low hedge or flower border along a line. */
export function border(
  x: number,
  y: number,
  length: number,
  leaf: string,
  seed: string,
  flower: string,
): string {
  const random = createRandom(seed);
  return repeat(Math.ceil(length / 34), (index) => {
    const [at, size] = [x + index * 34, random.between(24, 40)];
    const tone = random.pick([leaf, lighter(leaf, 0.12), darker(leaf, 0.16)]);
    const blooms = repeat(3, () =>
      shape(ellipse(at + random.between(-18, 18), y - size + random.between(-13, 13), 6), flower),
    );
    return card(blob(at, y - size / 2, size, size, 0.07, random), tone) + blooms;
  });
}

export function lawn(y: number, light: Light, leaf: string): string {
  const [back, front] =
    light === 'day' ? [lighter(leaf, 0.2), lighter(leaf, 0.05)] : [darker(leaf, 0.4), darker(leaf, 0.5)];
  return (
    card(`M-20 ${y}Q400 ${y - 26} 820 ${y}T1640 ${y - 8}V1100H-20Z`, back) +
    card(`M-20 ${y + 190}Q500 ${y + 130} 1000 ${y + 180}T1640 ${y + 150}V1100H-20Z`, front)
  );
}

export function water(y: number, light: Light): string {
  const fill = light === 'day' ? ['#8fc0cf', '#6ba1b8'] : ['#7a6a97', '#45467c'];
  return (
    sheet(box(-20, y, 1640, 700), { fill, lift: 'near' }) +
    ripples([0, frame.width], [y + 14, 1100], 60, '#ffffff', 0.34, createRandom(26))
  );
}
