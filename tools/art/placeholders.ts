import { cottage } from '#adapters/paper-cut/cottage.ts';
import { mountains } from '#adapters/paper-cut/mountains.ts';
import { glow, moved, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { createRandom, type Random } from '#adapters/paper-cut/random.ts';
import { box, ellipse, land, type Point, points } from '#adapters/paper-cut/shapes.ts';
import { cloud, mist, skyRings, stars } from '#adapters/paper-cut/sky.ts';
import { meadow, pineRow, standingPine } from '#adapters/paper-cut/trees.ts';
import { lake, ripples } from '#adapters/paper-cut/water.ts';
import type { Picture } from './picture.ts';

const width = 1280;
const height = 853;

function hill(points: readonly Point[], fill: readonly string[]): string {
  return sheet(land(points, height + 40), { fill, lift: 'far' });
}

function eveningSky(cx: number, cy: number, colors: readonly string[], seed: Random): string {
  return skyRings({ width, height, cx, cy, colors, first: 120, step: 118, squash: 0.85, seed });
}

function grass(tall: number, fill: readonly string[], seed: Random) {
  return { bottom: height + 30, height: tall, fill, seed };
}

/** A small house on a hill, its windows lit. */
export function placeholderHouse(): Picture {
  const seed = createRandom(12);
  const body = [
    eveningSky(720, 560, ['#ffe0a4', '#f6bd84', '#e39a76', '#bd7a6c', '#86626a', '#55535f', '#36484d'], seed),
    cloud(150, 300, 300, 46, '#d3937c', seed),
    mountains([-40, width + 40], 520, 130, height + 40, ['#6d5a63', '#b9826f'], seed),
    mist(600, width, '#f3be90', 0.45, seed),
    hill(points(-40, 660, 260, 640, 560, 600, 860, 606, width + 40, 680), ['#4d6a55', '#2d4a3b']),
    standingPine(380, 640, 230, ['#2f5443', '#1c382c'], seed),
    standingPine(306, 650, 150, ['#38604d', '#234235'], seed),
    standingPine(1020, 650, 270, ['#2f5443', '#1c382c'], seed),
    moved(680, 622, 0.9, cottage()),
    glow(760, 540, 330, 220, '#ffb45e', 0.5),
    hill(points(-40, 720, 300, 700, 700, 636, 1000, 660, width + 40, 740), ['#345443', '#1f3a2e']),
    meadow([-20, width + 20], (x) => 790 - Math.sin(x / 300) * 16, grass(70, ['#1f3d30', '#12261e'], seed)),
  ].join('');
  return { width, height, body };
}

/** A quiet lake under a low moon. */
export function placeholderLake(): Picture {
  const seed = createRandom(77);
  const shore = 520;
  const scene = [
    eveningSky(420, 300, ['#fff0cd', '#f4d3a4', '#d9a98f', '#a98488', '#75707f', '#4c5d6a', '#314650'], seed),
    moved(960, 0, 1, stars(320, 260, 18, seed)),
    sheet(ellipse(420, 300, 62), { fill: '#fff6de', lift: 'mid' }),
    mountains([-40, width + 40], 400, 190, height + 40, ['#66707c', '#b59a94'], seed),
    mist(480, width, '#f0cfae', 0.5, seed),
    sheet(
      pineRow([-40, width + 40], () => shore - 4, [46, 120], 15, seed) + box(-40, shore - 26, width + 80, 40),
      { fill: ['#2d4c48', '#24413b'], lift: 'far' },
    ),
  ].join('');
  const body = [
    scene,
    lake(scene, width, [shore + 4, height], ['#8d7f86', '#1c3138'], 0.9, 0.8),
    ripples([280, 570], [shore + 20, height], 34, '#ffe9bf', 0.6, seed),
    shape(box(-20, shore + 2, width + 40, 3), '#ffe0ae', 0.3),
    standingPine(1120, 800, 520, ['#1f3d35', '#12261f'], seed, 'far'),
    standingPine(1216, 820, 380, ['#26483d', '#152d25'], seed, 'far'),
    meadow(
      [-20, width + 20],
      (x) => 826 - Math.max(0, x - 700) * 0.09,
      grass(66, ['#1c382e', '#0f211b'], seed),
    ),
  ].join('');
  return { width, height, body };
}

/** Hills behind hills, a road, and one far window. */
export function placeholderHills(): Picture {
  return hillsAtDusk([moved(1010, 494, 0.2, cottage()), glow(1030, 480, 90, 60, '#ffb45e', 0.9)]);
}

/** The same hills with nothing built on them, for land and for buildings that aren't homes. */
export function placeholderLand(): Picture {
  return hillsAtDusk([]);
}

function hillsAtDusk(farWindow: readonly string[]): Picture {
  const seed = createRandom(205);
  const body = [
    eveningSky(900, 430, ['#ffe7b8', '#fac98d', '#eda474', '#cf8069', '#9a6667', '#655562', '#3f4d56'], seed),
    cloud(240, 210, 340, 50, '#b77a6e', seed),
    cloud(60, 330, 240, 36, '#cf8e78', seed),
    mountains([-40, width + 40], 430, 120, height + 40, ['#77616b', '#c38a74'], seed),
    mist(500, width, '#f6c394', 0.5, seed),
    hill(points(-40, 500, 220, 470, 520, 540, 820, 500, 1060, 470, width + 40, 520), ['#5d6f63', '#4b5f52']),
    ...farWindow,
    hill(points(-40, 590, 260, 620, 560, 560, 900, 580, width + 40, 640), ['#44624f', '#314f40']),
    sheet(
      pineRow([-20, 420], (x) => 606 + x * 0.03, [60, 150], 30, seed),
      {
        fill: ['#2f5241', '#213f32'],
        lift: 'mid',
      },
    ),
    hill(points(-40, 700, 300, 660, 700, 700, 1000, 650, width + 40, 670), ['#2f4f3f', '#1e3a2d']),
    sheet(
      'M470 870C520 806 700 770 660 730C640 712 584 706 566 690L582 689C604 704 684 708 712 732C764 776 640 812 650 870Z',
      { fill: ['#c9a683', '#e0c29a'], lift: 'near', rim: 1 },
    ),
    standingPine(1130, 760, 330, ['#24463a', '#152e25'], seed, 'far'),
    meadow([-20, 640], (x) => 800 + x * 0.06, grass(74, ['#1d3a2e', '#10231c'], seed)),
    meadow([660, width + 20], (x) => 850 - (x - 660) * 0.09, grass(74, ['#1d3a2e', '#10231c'], seed)),
  ].join('');
  return { width, height, body };
}
