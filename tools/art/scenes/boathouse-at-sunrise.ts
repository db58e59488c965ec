import { glow, line, moved, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { createRandom } from '#adapters/paper-cut/random.ts';
import { box, ellipse, land, ridge } from '#adapters/paper-cut/shapes.ts';
import { birds, cloud, mist, skyRings } from '#adapters/paper-cut/sky.ts';
import { birch, meadow, pineRow, standingPine } from '#adapters/paper-cut/trees.ts';
import { lake, ripples } from '#adapters/paper-cut/water.ts';
import { boathouse } from '../boathouse.ts';
import type { Picture } from '../picture.ts';
import { canoe, dock, post } from '../props.ts';

const width = 1600;
const height = 1067;
const shore = 640;

export function boathouseAtSunrise(): Picture {
  const seed = createRandom(64);
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
    sheet(land(ridge({ from: -60, to: width + 60, y: 470, height: 170, seed }), shore), {
      fill: ['#a88fa3', '#f0bfa6'],
      lift: 'far',
    }),
    mist(560, width, '#fff0d6', 0.75, seed),
    sheet(land(ridge({ from: -60, to: width + 60, y: 560, height: 80, seed }), shore), {
      fill: ['#7d7c90', '#d0a69a'],
      lift: 'far',
    }),
    mist(610, width, '#ffeacb', 0.8, seed),
    sheet(
      pineRow({ from: -40, to: 640, ground: () => shore - 10, low: 100, high: 250, gap: 24, seed }) +
        box(-60, shore - 30, 720, 40),
      { fill: ['#4d6a6a', '#6d8079'], lift: 'far' },
    ),
    sheet(
      pineRow({
        from: 1200,
        to: width + 60,
        ground: (x) => shore + 4 - (x - 1200) * 0.05,
        low: 40,
        high: 120,
        gap: 17,
        seed,
      }) +
        land(
          [
            [1140, shore + 12],
            [1240, shore - 4],
            [width + 60, shore - 24],
          ],
          shore + 14,
        ),
      { fill: ['#66788a', '#8d8d92'], lift: 'far' },
    ),
    standingPine(90, shore + 10, 520, ['#2f5550', '#24433d'], seed, 'far'),
    standingPine(250, shore + 6, 400, ['#3a615a', '#2b4d46'], seed),
    standingPine(690, shore + 4, 300, ['#41675f', '#31544c'], seed),
    moved(470, shore + 8, 1.32, boathouse()),
    sheet(
      land(
        [
          [-40, shore - 18],
          [140, shore - 8],
          [284, shore - 4],
          [300, shore + 12],
        ],
        shore + 16,
      ),
      { fill: '#6f8062', edge: '#d8c79a', lift: 'near' },
    ),
    sheet(
      land(
        [
          [640, shore + 12],
          [660, shore - 4],
          [760, shore - 8],
          [800, shore + 12],
        ],
        shore + 16,
      ),
      { fill: '#6f8062', edge: '#d8c79a', lift: 'near' },
    ),
  ].join('');
  const body = [
    scene,
    lake({
      scene,
      shore: shore + 12,
      bottom: height,
      width,
      tint: ['#e0aaa0', '#5a6f86'],
      strength: 0.95,
      squash: 0.85,
    }),
    ripples({
      from: 880,
      to: 1260,
      top: shore + 20,
      bottom: height,
      count: 60,
      color: '#fff3cf',
      opacity: 0.8,
      seed,
    }),
    ripples({
      from: -40,
      to: width,
      top: shore + 20,
      bottom: height,
      count: 46,
      color: '#4e6078',
      opacity: 0.35,
      seed,
    }),
    mist(shore + 34, width, '#fff0da', 0.6, seed),
    shape('M740 690L810 690L1010 1067H640Z', '#2d3c4c', 0.22),
    post(700, 800, 66, 17),
    post(862, 800, 66, 17),
    dock([740, 672, 78], [700, 1090, 470], 24, '#b98a63'),
    post(556, 960, 104, 28),
    post(912, 960, 104, 28),
    line('M912 874Q1010 950 1080 905', '#5b4632', 4, 0.8),
    canoe(1220, 930, 1.15, '#b8481f'),
    ripples({ from: 1020, to: 1420, top: 936, bottom: 972, count: 12, color: '#3f5166', opacity: 0.5, seed }),
    birch(1500, 1090, 1130, 58, seed),
    birch(1578, 1090, 1130, 40, seed),
    meadow({
      from: 1180,
      to: width + 20,
      ground: (x) => 1090 - ((x - 1180) / 420) ** 2 * 74,
      bottom: height + 40,
      height: 120,
      fill: ['#3d5f54', '#243f38'],
      seed,
    }),
    meadow({
      from: -20,
      to: 380,
      ground: (x) => 1010 + (x / 380) ** 2 * 80,
      bottom: height + 40,
      height: 120,
      fill: ['#3d5f54', '#243f38'],
      seed,
    }),
  ].join('');
  return { width, height, body };
}
