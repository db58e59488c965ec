import {
  createRandom,
  ellipse,
  frame,
  glow,
  type Light,
  line,
  moved,
  path,
  rect,
  repeat,
  shade,
  sheet,
} from './paper.ts';

const skies: Record<Light, { top: string; low: string; hills: string[] }> = {
  day: { top: '#7fb2d9', low: '#e6f1ef', hills: ['#a9c3bd', '#8fae9c', '#759a80'] },
  dusk: { top: '#2e3566', low: '#f2a277', hills: ['#6a5b86', '#514a78', '#3c3b63'] },
};

/** Sky, sun or moon, clouds and paper hills down to the horizon. */
export function sky(light: Light, horizon: number, seed: string): string {
  const random = createRandom(seed);
  const { top, low, hills } = skies[light];
  const { width } = frame;
  const clouds = repeat(3, (index) => {
    const [x, y] = [150 + index * 520 + random() * 200, 90 + random() * 130];
    const puff =
      ellipse(0, 0, 120, 34, '#ffffff') +
      ellipse(-60, 12, 80, 24, '#ffffff') +
      ellipse(70, 14, 90, 22, '#ffffff');
    return `<g opacity="${light === 'day' ? 0.85 : 0.2}">${sheet(moved(puff, x, y, 0.7 + random() * 0.5))}</g>`;
  });
  const disc = light === 'day' ? glow(1350, 130, 260) : sheet(ellipse(1330, 150, 46, 46, '#fdf3d3'));
  return [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
    rect(0, 0, width, horizon + 40, 'url(#sky)'),
    disc,
    clouds,
    hills
      .map((colour, index) => sheet(hill(horizon - 90 + index * 38, 70 - index * 12, colour, random)))
      .join(''),
  ].join('');
}

function hill(y: number, swell: number, colour: string, random: () => number): string {
  const bumps = repeat(4, () => ` q ${200} ${-swell * (0.4 + random())} 400 ${(random() - 0.5) * 20}`);
  return path(`M -40 ${y} ${bumps} L 1640 ${y + 20} V 1100 H -40 Z`, colour);
}

/** A round paper tree, about 260 high, standing on its origin. */
export function tree(colour: string, seed: string): string {
  const random = createRandom(seed);
  const crowns = repeat(5, (index) => {
    const angle = (index / 5) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 52, -190 + Math.sin(angle) * 46];
    return sheet(
      ellipse(x, y, 62 + random() * 18, 56 + random() * 14, shade(colour, (random() - 0.5) * 0.3)),
    );
  });
  return rect(-11, -130, 22, 134, '#6a4c3a') + crowns + sheet(ellipse(0, -196, 58, 54, shade(colour, 0.12)));
}

/** A pointed paper fir, about 330 high, standing on its origin. */
export function fir(colour: string): string {
  const tiers = repeat(4, (index) => {
    const [half, y] = [88 - index * 18, -50 - index * 66];
    return sheet(
      path(`M ${-half} ${y} Q 0 ${y + 22} ${half} ${y} L 0 ${y - 110} Z`, shade(colour, index * 0.07)),
    );
  });
  return rect(-9, -60, 18, 64, '#5c4334') + tiers;
}

/** A low hedge or flower border along a line. */
export function border(
  x: number,
  y: number,
  length: number,
  leaf: string,
  seed: string,
  flower?: string,
): string {
  const random = createRandom(seed);
  return repeat(Math.ceil(length / 34), (index) => {
    const [at, size] = [x + index * 34, 24 + random() * 16];
    const bush = sheet(ellipse(at, y - size / 2, size, size, shade(leaf, (random() - 0.5) * 0.35)));
    const bloom = repeat(3, () =>
      ellipse(at + (random() - 0.5) * 36, y - size + (random() - 0.5) * 26, 6, 6, flower ?? leaf),
    );
    return flower ? bush + bloom : bush;
  });
}

export function lawn(y: number, light: Light, leaf: string): string {
  const colour = shade(leaf, light === 'day' ? 0.22 : -0.4);
  const front = shade(leaf, light === 'day' ? 0.05 : -0.5);
  return (
    sheet(path(`M -20 ${y} Q 400 ${y - 26} 820 ${y} T 1640 ${y - 8} V 1100 H -20 Z`, colour)) +
    sheet(path(`M -20 ${y + 190} Q 500 ${y + 130} 1000 ${y + 180} T 1640 ${y + 150} V 1100 H -20 Z`, front))
  );
}

export function water(y: number, light: Light): string {
  const base = light === 'day' ? '#7aaec2' : '#58588f';
  const ripples = repeat(26, (index) => {
    const row = index % 13;
    const [x, at] = [((index * 397) % 1500) + 30, y + 24 + row * row * 2.1];
    return line(
      [x, at],
      [x + 60 + row * 14, at],
      '#ffffff',
      2 + row / 4,
      'stroke-opacity="0.28" stroke-linecap="round"',
    );
  });
  return sheet(rect(-20, y, 1640, 700, base)) + ripples;
}
