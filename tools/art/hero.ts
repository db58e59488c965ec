import { cottage } from '#adapters/paper-cut/cottage.ts';
import { blurred, glow, moved, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { createRandom } from '#adapters/paper-cut/random.ts';
import { box, land, type Point, points, ridge } from '#adapters/paper-cut/shapes.ts';
import { afterglow, birds, mist, skyRings, stars } from '#adapters/paper-cut/sky.ts';
import { soundArcs } from '#adapters/paper-cut/sound.ts';
import { leafSpray, meadow, pineRow, standingPine } from '#adapters/paper-cut/trees.ts';
import { lake, ripples } from '#adapters/paper-cut/water.ts';
import type { Picture } from './picture.ts';

type Layout = {
  width: number;
  height: number;
  houseX: number;
  shore: number;
  scale: number;
  ringStep: number;
  birdsAt: number;
  shade: string;
  hasLeftPines: boolean;
};

/** Keeps the side with the words dark enough to read them. */
function readingShade(width: number, height: number, direction: string): string {
  return `<linearGradient id="reading" ${direction}><stop offset="0.12" stop-color="#0f2124" stop-opacity="0.62"/><stop offset="0.52" stop-color="#0f2124" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#reading)"/>`;
}

export function heroPicture({
  width,
  height,
  houseX,
  shore,
  scale,
  ringStep,
  birdsAt,
  shade,
  hasLeftPines,
}: Layout): Picture {
  const seed = createRandom(31);
  const grass = { bottom: height + 40, fill: ['#1d3a2d', '#0c1915'], seed };
  const houseY = shore - 4;
  const far = ridge({ from: -80, to: width + 80, y: shore - 170 * scale, height: 190 * scale, seed });
  const middle = ridge({ from: -80, to: width + 80, y: shore - 100 * scale, height: 90 * scale, seed });
  const bank: Point[] = [
    [-80, shore - 24],
    [width * 0.2, shore - 14],
    [width * 0.45, shore - 10],
    [houseX - 400 * scale, shore - 12],
    [houseX, shore - 8],
    [houseX + 480 * scale, shore - 22],
    [width + 80, shore - 30],
  ];
  const sky =
    skyRings({
      width,
      height,
      cx: houseX + 40 * scale,
      cy: shore - 60 * scale,
      colors: afterglow,
      first: ringStep * 0.9,
      step: ringStep,
      squash: 0.92,
      seed,
    }) + stars(width * 0.62, shore * 0.5, 60, seed);
  const hills = [
    blurred('softer', glow(houseX, shore - 120 * scale, 900 * scale, 320 * scale, '#ffb066', 0.75)),
    sheet(land(far, shore + 20), { fill: ['#7c5b63', '#c98a72'], lift: 'far' }),
    mist(shore - 120 * scale, width, '#f2b98a', 0.45, seed),
    sheet(land(middle, shore + 20), { fill: ['#3d4a4c', '#8c6a60'], lift: 'far' }),
    mist(shore - 60 * scale, width, '#eeb283', 0.4, seed),
    sheet(
      pineRow([-60, width + 60], () => shore - 16, [60 * scale, 170 * scale], 15 * scale, seed) +
        box(-60, shore - 40, width + 120, 60),
      { fill: ['#27433b', '#35524a'], lift: 'far' },
    ),
  ].join('');
  const home = [
    sheet(land(bank, shore + 10), { fill: ['#2b4a39', '#1c362b'], lift: 'mid' }),
    ...(hasLeftPines
      ? [
          standingPine(houseX - 470 * scale, shore - 6, 430 * scale, ['#24453a', '#152c24'], seed),
          standingPine(houseX - 380 * scale, shore - 6, 290 * scale, ['#2d5143', '#1a352b'], seed),
        ]
      : []),
    standingPine(houseX + 430 * scale, shore - 10, 520 * scale, ['#24453a', '#152c24'], seed),
    soundArcs(houseX - 96 * scale, houseY - 368 * scale, 54 * scale, 50 * scale, 23 * scale),
    moved(houseX, houseY, scale, cottage()),
    glow(houseX + 10 * scale, houseY - 90 * scale, 420 * scale, 260 * scale, '#ffb45e', 0.5),
    standingPine(houseX + 545 * scale, shore + 2, 360 * scale, ['#1f3d33', '#12271f'], seed),
    sheet(
      land(
        points(-80, shore + 2, width * 0.3, shore + 5, houseX, shore + 4, width + 80, shore - 6),
        shore + 14,
      ),
      { fill: '#16291f', lift: 'near', edge: '#4e6a4c' },
    ),
  ].join('');
  const scene = sky + hills + home;
  return {
    width,
    height,
    body: [
      scene,
      lake(scene, width, [shore + 8, height], ['#6d4f57', '#12262b'], 0.95, 0.72),
      ripples([houseX - 420 * scale, houseX + 420 * scale], [shore + 14, height], 46, '#ffd493', 0.55, seed),
      ripples([-40, width], [shore + 14, height], 60, '#0f2226', 0.4, seed),
      shape(box(houseX - 500 * scale, shore + 5, 1000 * scale, 5), '#ffdca0', 0.25),
      birds(width * birdsAt, shore * 0.4, scale * 1.1, '#2a2f36', seed),
      meadow([-20, width * 0.6], (x) => height - 70 + (x / width) ** 2 * 420, {
        ...grass,
        height: 120 * scale,
      }),
      meadow(
        [width * 0.62, width + 20],
        (x) => height + 30 - ((x - width * 0.62) / (width * 0.38)) ** 2 * 130,
        { ...grass, height: 130 * scale },
      ),
      leafSpray(width + 20, -10, 158, 420 * scale, '#1a332a', seed),
      leafSpray(width + 10, 90 * scale, 172, 330 * scale, '#21402f', seed),
      readingShade(width, height, shade),
    ].join(''),
  };
}

export function heroWide(): Picture {
  return heroPicture({
    width: 2400,
    height: 1350,
    houseX: 1690,
    shore: 1010,
    scale: 1.6,
    ringStep: 168,
    birdsAt: 0.86,
    shade: 'x1="0" y1="0" x2="1" y2="0"',
    hasLeftPines: true,
  });
}

export function heroTall(): Picture {
  return heroPicture({
    width: 1200,
    height: 1500,
    houseX: 640,
    shore: 1180,
    scale: 1,
    ringStep: 150,
    birdsAt: 0.74,
    shade: 'x1="0" y1="0" x2="0" y2="1"',
    hasLeftPines: true,
  });
}
