import { mountains } from '#adapters/paper-cut/mountains.ts';
import { palette } from '#adapters/paper-cut/palette.ts';
import { blurred, glow, moved, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { dock, lakeChair, pathLight, post } from '#adapters/paper-cut/props.ts';
import { createRandom } from '#adapters/paper-cut/random.ts';
import { box, ellipse, land, type Point, points } from '#adapters/paper-cut/shapes.ts';
import { mist, skyRings, stars } from '#adapters/paper-cut/sky.ts';
import { appleTree, pineRow, standingPine } from '#adapters/paper-cut/trees.ts';
import { lake, ripples } from '#adapters/paper-cut/water.ts';
import { boathouse } from '../boathouse.ts';
import { estateLake } from '../estate.ts';
import type { Picture } from '../picture.ts';

const width = 1600;
const height = 1067;
const shore = 700;

export function lakesideWithDock(): Picture {
  const seed = createRandom(8);
  const bank: Point[] = [
    ...points(-40, shore - 12, 110, shore - 6, 360, shore - 14),
    ...points(760, shore - 10, 1200, shore - 14, width + 40, shore - 22),
  ];
  const scene = [
    skyRings({
      width,
      height,
      cx: 500,
      cy: 350,
      colors: ['#fff0cf', '#f6d0a4', '#e2a98c', '#b98483', '#86707f', '#5b6175', '#3d5062', '#29414d'],
      first: 150,
      step: 120,
      squash: 0.84,
      seed,
    }),
    moved(900, 0, 1, stars(700, 260, 30, seed)),
    sheet(ellipse(500, 330, 58), { fill: '#fff7e2', lift: 'mid' }),
    mountains([-60, width + 60], 430, 190, shore, ['#6a5c6c', '#bd8676'], seed),
    mist(560, width, '#f0b48a', 0.5, seed),
    sheet(pineRow([-40, width + 40], () => 610, [120, 300], 24, seed) + box(-40, 560, width + 80, 150), {
      fill: ['#294841', '#31504a'],
      lift: 'far',
    }),
    standingPine(150, 640, 470, ['#22433a', '#142b24'], seed, 'far'),
    standingPine(1450, 636, 520, ['#22433a', '#142b24'], seed, 'far'),
    sheet(land(points(-40, 628, 300, 618, 800, 612, 1300, 616, width + 40, 634), shore + 6), {
      fill: ['#4b6a4e', '#2b493a'],
      lift: 'mid',
    }),
    blurred('softer', glow(830, 500, 680, 320, '#ffac5c', 0.55)),
    moved(850, 606, 1.06, estateLake()),
    appleTree(330, 656, 150, seed),
    pathLight(700, 684, 24),
    pathLight(1010, 684, 24),
    standingPine(1548, 690, 360, ['#1f3f35', '#12271f'], seed),
    moved(196, shore + 4, 0.86, boathouse()),
    sheet(land(bank, shore + 8), { fill: '#6e675b', edge: '#b3a48a', lift: 'near' }),
  ].join('');
  const body = [
    scene,
    lake(scene, width, [shore + 6, height], ['#6b5260', '#10252b'], 0.95, 0.8),
    ripples([420, 1260], [shore + 14, height], 46, '#ffcf8c', 0.55, seed),
    ripples([-40, width], [shore + 14, height], 70, '#0d2025', 0.45, seed),
    shape(box(-20, shore + 5, width + 40, 4), '#ffdca0', 0.25),
    shape('M930 712L1000 712L1330 1067H760Z', '#08161a', 0.35),
    post(905, 800, 60, 15),
    post(1046, 800, 60, 15),
    dock([954, 704, 66], [1010, 1090, 520], 26, '#a9744a'),
    post(842, 934, 92, 26),
    post(1128, 934, 92, 26),
    lakeChair(936, 938, 0.92, palette.ember),
    lakeChair(1050, 942, 0.92, '#d9b27c'),
  ].join('');
  return { width, height, body };
}
