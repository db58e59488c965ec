import { mountains } from '#adapters/paper-cut/mountains.ts';
import { glow, line, moved, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { canoe, dock, post } from '#adapters/paper-cut/props.ts';
import { createRandom } from '#adapters/paper-cut/random.ts';
import { box, ellipse, land, points } from '#adapters/paper-cut/shapes.ts';
import { birds, cloud, mist, skyRings } from '#adapters/paper-cut/sky.ts';
import { birch, meadow, pineRow, standingPine } from '#adapters/paper-cut/trees.ts';
import { lake, ripples } from '#adapters/paper-cut/water.ts';
import { boathouse } from '../boathouse.ts';
import type { Picture } from '../picture.ts';

const width = 1600;
const height = 1067;
const shore = 640;

export function boathouseAtSunrise(): Picture {
  const seed = createRandom(64);
  const grass = { bottom: height + 40, height: 120, fill: ['#3d5f54', '#243f38'], seed };
  const scene = [
    skyRings({
      width,
      height,
      cx: 1060,
      cy: 384,
      colors: ['#ffefc8', '#ffe3b4', '#fbcb9c', '#f2b095', '#dd9a97', '#bd8b9b', '#95839c', '#737d98'],
      first: 176,
      step: 118,
      squash: 0.88,
      seed,
    }),
    sheet(ellipse(1060, 372, 78), { fill: ['#fffdf0', '#ffe9b8'], lift: 'mid' }),
    glow(1060, 380, 420, 340, '#ffd998', 0.7),
    cloud(1180, 210, 330, 40, '#f3b9a0', seed),
    cloud(560, 150, 260, 32, '#cf9aa0', seed),
    birds(690, 260, 1, '#5a4a5c', seed),
    mountains([-60, width + 60], 470, 170, shore, ['#a88fa3', '#f0bfa6'], seed),
    mist(560, width, '#fff0d6', 0.75, seed),
    mountains([-60, width + 60], 560, 80, shore, ['#7d7c90', '#d0a69a'], seed),
    mist(610, width, '#ffeacb', 0.8, seed),
    sheet(pineRow([-40, 640], () => shore - 10, [100, 250], 24, seed) + box(-60, shore - 30, 720, 40), {
      fill: ['#4d6a6a', '#6d8079'],
      lift: 'far',
    }),
    sheet(
      pineRow([1200, width + 60], (x) => shore + 4 - (x - 1200) * 0.05, [40, 120], 17, seed) +
        land(points(1140, shore + 12, 1240, shore - 4, width + 60, shore - 24), shore + 14),
      { fill: ['#66788a', '#8d8d92'], lift: 'far' },
    ),
    standingPine(90, shore + 10, 520, ['#2f5550', '#24433d'], seed, 'far'),
    standingPine(250, shore + 6, 400, ['#3a615a', '#2b4d46'], seed),
    standingPine(690, shore + 4, 300, ['#41675f', '#31544c'], seed),
    moved(470, shore + 8, 1.32, boathouse()),
    sheet(land(points(-40, shore - 18, 140, shore - 8, 284, shore - 4, 300, shore + 12), shore + 16), {
      fill: '#6f8062',
      edge: '#d8c79a',
      lift: 'near',
    }),
    sheet(land(points(640, shore + 12, 660, shore - 4, 760, shore - 8, 800, shore + 12), shore + 16), {
      fill: '#6f8062',
      edge: '#d8c79a',
      lift: 'near',
    }),
  ].join('');
  const body = [
    scene,
    lake(scene, width, [shore + 12, height], ['#e0aaa0', '#5a6f86'], 0.95, 0.85),
    ripples([880, 1260], [shore + 20, height], 60, '#fff3cf', 0.8, seed),
    ripples([-40, width], [shore + 20, height], 46, '#4e6078', 0.35, seed),
    mist(shore + 34, width, '#fff0da', 0.6, seed),
    shape('M740 690L810 690L1010 1067H640Z', '#2d3c4c', 0.22),
    post(700, 800, 66, 17),
    post(862, 800, 66, 17),
    dock([740, 672, 78], [700, 1090, 470], 24, '#b98a63'),
    post(556, 960, 104, 28),
    post(912, 960, 104, 28),
    line('M912 874Q1010 950 1080 905', '#5b4632', 4, 0.8),
    canoe(1220, 930, 1.15, '#b8481f'),
    ripples([1020, 1420], [936, 972], 12, '#3f5166', 0.5, seed),
    birch(1500, 1090, 1130, 58, seed),
    birch(1578, 1090, 1130, 40, seed),
    meadow([1180, width + 20], (x) => 1090 - ((x - 1180) / 420) ** 2 * 74, grass),
    meadow([-20, 380], (x) => 1010 + (x / 380) ** 2 * 80, grass),
  ].join('');
  return { width, height, body };
}
