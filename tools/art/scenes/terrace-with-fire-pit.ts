import { boards, fieldstone, litWindow } from '#adapters/paper-cut/building.ts';
import { mountains } from '#adapters/paper-cut/mountains.ts';
import { darker, lighter, mix, palette } from '#adapters/paper-cut/palette.ts';
import { clipped, glow, line, raised, shape, sheet } from '#adapters/paper-cut/paper.ts';
import { fire, lakeChair, pathLight } from '#adapters/paper-cut/props.ts';
import { createRandom } from '#adapters/paper-cut/random.ts';
import { box, ellipse, n, points, polygon } from '#adapters/paper-cut/shapes.ts';
import { birds, cloud, mist, skyRings } from '#adapters/paper-cut/sky.ts';
import { leafSpray, pineRow, standingPine } from '#adapters/paper-cut/trees.ts';
import { lake, ripples } from '#adapters/paper-cut/water.ts';
import type { Picture } from '../picture.ts';

const width = 1600;
const height = 1067;
const far = 590;
const near = 690;

/** Bluestone laid in courses that widen toward us. */
function paving(seed: ReturnType<typeof createRandom>): string {
  let art = shape(box(-20, near, width + 40, height - near + 40), '#3f4c50');
  for (let row = 0; row < 8; row++) {
    const top = near + (height + 30 - near) * (row / 8) ** 1.5;
    const bottom = near + (height + 30 - near) * ((row + 1) / 8) ** 1.5;
    const spread = 1 + row * 0.16;
    for (let x = -900; x < 900; ) {
      const step = seed.between(90, 190);
      const at = (value: number, scale: number) => 800 + value * scale;
      const tone = mix('#6d7b7c', seed.pick(['#8b8478', '#4f6068', '#75747c'] as const), seed.next() * 0.7);
      art += shape(
        polygon(
          points(
            at(x, spread) + 2,
            top + 2,
            at(x + step, spread) - 2,
            top + 2,
            at(x + step, spread + 0.16) - 2,
            bottom - 2,
            at(x, spread + 0.16) + 2,
            bottom - 2,
          ),
        ),
        [tone, lighter(tone, 0.06)],
      );
      x += step;
    }
  }
  return raised('far', art);
}

function pit(x: number, y: number): string {
  return [
    shape(ellipse(x, y + 70, 260, 46), '#0b1512', 0.45),
    clipped(
      `M${x - 210} ${y}v62a210 50 0 0 0 420 0v-62Z`,
      fieldstone(x - 214, y - 20, 428, 150, 30, 14, '#8a8072'),
    ),
    sheet(ellipse(x, y, 214, 52), { fill: lighter(palette.stone, 0.12), lift: 'near', rim: 3 }),
    shape(ellipse(x, y + 4, 164, 36), '#23130c'),
    glow(x, y, 170, 50, '#ff7a22', 1),
    line(`M${x - 90} ${y + 14}L${x + 60} ${y - 8}M${x + 92} ${y + 14}L${x - 60} ${y - 6}`, '#4b2a18', 22),
    fire(x, y + 10, 1.35),
    line(`M${x - 70} ${y + 18}H${x + 74}`, '#3a2012', 20),
  ].join('');
}

export function terraceWithFirePit(): Picture {
  const seed = createRandom(301);
  const scene = [
    skyRings({
      width,
      height,
      cx: 1020,
      cy: 440,
      colors: ['#ffe6ad', '#fdc583', '#f09b68', '#d4755d', '#a05a5f', '#6a4d5d', '#434656', '#2c3e48'],
      first: 140,
      step: 122,
      squash: 0.84,
      seed,
    }),
    sheet(ellipse(1020, 408, 70), { fill: ['#fff3cc', '#ffd184'], lift: 'mid' }),
    cloud(1180, 250, 300, 38, '#cb7a66', seed),
    birds(760, 230, 1, '#3a3540', seed),
    mountains([-60, width + 60], 500, 150, far, ['#77606c', '#c78b74'], seed),
    mist(556, width, '#f6bd8b', 0.5, seed),
    sheet(
      pineRow([-40, width + 40], () => far - 2, [26, 66], 11, seed) + box(-40, far - 12, width + 80, 20),
      { fill: ['#3a5050', '#435752'], lift: 'mid' },
    ),
  ].join('');
  const house = [
    raised('far', boards([-20, -20, 420, 760], palette.wood, { gap: 26 })),
    litWindow(40, 150, 280, 500, { columns: 3, rows: 3, bar: 9 }),
    shape('M70 650v-86q0 -24 24 -24h90q24 0 24 24v86Z', '#8f4a24', 0.6),
    line('M262 650V430', '#7a4322', 7, 0.8),
    shape('M226 430L244 376H280L298 430Z', '#fff6dc'),
    fieldstone(-20, 664, 426, 62, 28, 33),
    sheet('M-30 -30L470 -30L446 40L-30 62Z', { fill: palette.roof, lift: 'far' }),
    sheet(box(388, -20, 26, 760), { fill: darker(palette.woodLight, 0.1), lift: 'mid' }),
  ].join('');
  const body = [
    scene,
    lake(scene, width, [far + 4, near + 40], ['#b87563', '#2c4048'], 0.9, 0.9),
    ripples([860, 1180], [far + 10, near], 30, '#ffe0a0', 0.8, seed),
    standingPine(1380, near + 6, 420, ['#234439', '#142b23'], seed, 'far'),
    standingPine(1530, near + 10, 560, ['#1f3e34', '#11261e'], seed, 'far'),
    paving(seed),
    sheet(`M400 ${n(near - 34)}H${width + 20}V${near + 6}H400Z`, { fill: '#877c6d', lift: 'near' }),
    fieldstone(400, near - 22, width - 380, 30, 17, 19, palette.stoneDark),
    house,
    glow(260, 560, 520, 420, '#ffb45e', 0.5),
    pathLight(560, near - 30, 40),
    pathLight(1290, near - 30, 40),
    lakeChair(640, 812, 1.1, '#d9b27c'),
    lakeChair(1210, 812, 1.1, '#d9b27c'),
    pit(925, 850),
    glow(925, 900, 640, 240, '#ff9a3c', 0.55),
    lakeChair(560, 1040, 1.62, palette.ember),
    lakeChair(1300, 1044, 1.62, '#3e6a5a'),
    leafSpray(width + 20, -20, 152, 380, '#1d392e', seed),
    leafSpray(width + 10, 110, 170, 280, '#244635', seed),
  ].join('');
  return { width, height, body };
}
