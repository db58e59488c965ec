import { mountains } from '#adapters/paper-cut/mountains.ts';
import { blurred, glow, moved, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { pathLight } from '#adapters/paper-cut/props.ts';
import { createRandom } from '#adapters/paper-cut/random.ts';
import { box, land, points } from '#adapters/paper-cut/shapes.ts';
import { birds, cloud, mist, skyRings, stars } from '#adapters/paper-cut/sky.ts';
import { appleTree, leafSpray, meadow, pineRow, standingPine } from '#adapters/paper-cut/trees.ts';
import { estateFront } from '../estate.ts';
import type { Picture } from '../picture.ts';

const width = 1600;
const height = 1067;
const ground = 764;

export function frontAtDusk(): Picture {
  const seed = createRandom(42);
  const grass = { bottom: height + 40, height: 110, fill: ['#234536', '#0e1e18'], seed };
  const body = [
    skyRings({
      width,
      height,
      cx: 1010,
      cy: 600,
      colors: ['#ffe3a8', '#fbc386', '#eb9c6d', '#cb7862', '#985d62', '#66505f', '#414857', '#2a3d45'],
      first: 190,
      step: 128,
      squash: 0.86,
      seed,
    }),
    stars(620, 300, 34, seed),
    cloud(150, 330, 330, 40, '#8f5c62', seed),
    cloud(1240, 210, 260, 34, '#c77863', seed),
    birds(560, 190, 1.1, '#33323a', seed),
    mountains([-60, width + 60], 520, 220, ground, ['#75606a', '#c48a74'], seed),
    mist(640, width, '#f4bd8d', 0.5, seed),
    mountains([-60, width + 60], 610, 90, ground, ['#4d5b5a', '#7c6b63'], seed),
    sheet(
      pineRow([-40, width + 40], () => ground - 30, [90, 260], 22, seed) +
        box(-40, ground - 70, width + 80, 80),
      { fill: ['#2c4a42', '#35524a'], lift: 'far' },
    ),
    standingPine(120, ground + 4, 520, ['#23443a', '#152d25'], seed, 'far'),
    standingPine(238, ground + 8, 350, ['#2b5043', '#1a352b'], seed),
    standingPine(1490, ground + 4, 560, ['#23443a', '#152d25'], seed, 'far'),
    sheet(
      land(points(-40, ground - 4, 400, ground - 12, 900, ground - 14, width + 40, ground - 2), height + 40),
      { fill: ['#4c6b4f', '#2c4a3a', '#1d372b'], lift: 'mid' },
    ),
    blurred('softer', glow(800, ground - 150, 760, 380, '#ffac5c', 0.6)),
    moved(812, ground + 6, 1.3, estateFront()),
    blurred(
      'soft',
      shape('M690 782C560 860 420 980 380 1080H1150C1040 960 880 860 826 782Z', '#ffcf87', 0.16),
    ),
    sheet('M716 786C704 830 560 900 470 1090H960C940 980 840 850 812 786Z', {
      fill: ['#e5b47e', '#b98d68', '#8b6d56'],
      lift: 'near',
      rim: 2,
    }),
    appleTree(214, ground + 92, 200, seed),
    appleTree(1330, ground + 60, 150, seed),
    pathLight(610, 846, 34),
    pathLight(858, 840, 34),
    pathLight(516, 930, 46),
    pathLight(930, 924, 46),
    standingPine(1440, ground + 100, 330, ['#244a3a', '#13291f'], seed, 'far'),
    standingPine(1560, ground + 190, 560, ['#1d3c31', '#0f211a'], seed, 'far'),
    standingPine(40, ground + 170, 500, ['#1d3c31', '#0f211a'], seed, 'far'),
    meadow([-20, 470], (x) => 1000 + x * 0.14, grass),
    meadow([950, width + 20], (x) => 1075 - (x - 950) * 0.1, grass),
    leafSpray(-20, -10, 24, 330, '#1c382d', seed),
    leafSpray(-10, 90, 8, 250, '#234534', seed),
  ].join('');
  return { width, height, body };
}
