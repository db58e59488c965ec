import type { Rectangle } from './template.ts';

type Size = { width: number; height: number };

const sky = ['#33243c', '#5c3450', '#a04e4c', '#dd8250', '#f2b765'];
const sun = ['#f7cf86', '#fbe3b4'];
const hills = ['#6d4a5c', '#3c4a48', '#24453a', '#173027'];

/**
 * Our own drawing where there is no photo: a house cut from paper in evening light, standing in the part of the
 * picture that no words cover. The same size gives the same drawing.
 */
export function paperCutHome({ width, height }: Size, free: Rectangle): string {
  const scale = Math.min(free.width / 166, free.height / 118);
  const centre = free.left + free.width / 2;
  const ground = free.top + free.height * 0.9;
  const bands = sky.map(
    (colour, index) =>
      `<stop offset="${((index * ground) / (4.2 * height)).toFixed(3)}" stop-color="${colour}"/>`,
  );
  const rings = [100, 78, 57, 37].map((radius, index) => {
    const isCore = index === 3;
    const fill = isCore ? sun[1] : sun[0];
    return `<circle cx="${round(centre + 24 * scale)}" cy="${round(ground - 52 * scale)}" r="${round(radius * scale * 0.9)}" fill="${fill}" opacity="${isCore ? 0.85 : 0.2}"/>`;
  });
  const layers = hills.map((colour, index) =>
    hill({ width, height }, ground + (index * 7 - 15) * scale, index, colour, scale),
  );
  const house = `<g transform="translate(${round(centre)} ${round(ground)}) scale(${scale.toFixed(4)})">${houseShapes}</g>`;
  const [far, middle, near, front] = layers as [string, string, string, string];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${bands.join('')}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${rings.join('')}${far}${middle}${near}${house}${front}</svg>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** One rolling edge from left to right, with the shadow that a sheet of paper throws. */
function hill({ width, height }: Size, top: number, index: number, colour: string, scale: number): string {
  const rise = (index % 2 === 0 ? 9 : -8) * scale;
  const edge = (lift: number) =>
    `M0 ${round(top + rise - lift)}C${round(width * 0.24)} ${round(top - rise - lift)} ${round(width * 0.38)} ${round(top + rise * 0.6 - lift)} ${round(width * 0.55)} ${round(top - lift)}S${round(width * 0.86)} ${round(top - rise * 1.2 - lift)} ${width} ${round(top + rise * 0.4 - lift)}V${height}H0Z`;
  return `<path d="${edge(2.4 * scale)}" fill="#0a1512" opacity="0.28"/><path d="${edge(0)}" fill="${colour}"/>`;
}

const pine = (x: number, tall: number, colour: string) =>
  [0, 1, 2]
    .map((step) => {
      const half = tall * (0.3 - step * 0.065);
      const foot = -tall * step * 0.27;
      return `<path d="M${x - half} ${foot}L${x} ${foot - tall * 0.46}L${x + half} ${foot}Z" fill="${colour}"/>`;
    })
    .join('');

const pane = (x: number, y: number, wide: number, tall: number) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" fill="#ffd48a"/><path d="M${x + wide / 2} ${y}v${tall}M${x} ${y + tall / 2}h${wide}" stroke="#5d3320" stroke-width="0.9"/><rect x="${x - 0.6}" y="${y + tall}" width="${wide + 1.2}" height="1.3" fill="#ecd9b6"/>`;

/** On a ground line at 0, about 100 wide and 70 high. */
const houseShapes = [
  pine(-58, 46, '#1d3b31'),
  pine(-47, 30, '#16302a'),
  pine(57, 38, '#1d3b31'),
  pine(67, 52, '#16302a'),
  // The chimney with the waves of our mark.
  '<path d="M18 -58h8v22h-8z" fill="#7b3f2c"/><path d="M17 -60h10v3.4h-10z" fill="#5d2d20"/>',
  '<g fill="none" stroke="#9c4310" stroke-width="2.1" stroke-linecap="round"><path d="M27.5 -64.5a7 7 0 0 1 5 5"/><path d="M29.2 -71a13.5 13.5 0 0 1 9.6 9.6"/></g>',
  // The wing, then the house before it.
  '<path d="M8 0v-27h36V0z" fill="#c99a6c"/><path d="M4 -25.5L12 -40h30l8 14.5z" fill="#43302c"/><path d="M4 -25.5h46v1.6H4z" fill="#0a1512" opacity="0.3"/>',
  '<path d="M-33 0v-34L-10 -57L14 -34V0z" fill="#0a1512" opacity="0.25" transform="translate(1.6 0)"/>',
  '<path d="M-34 0v-33.5L-10 -56.5L14 -33.5V0z" fill="#e6c79a"/>',
  '<path d="M-40 -30L-10 -60.5L20 -30l-3.6 3.4L-10 -53.4L-36.4 -26.6z" fill="#54362e"/>',
  '<circle cx="-10" cy="-41" r="4.3" fill="#ffd48a" stroke="#ecd9b6" stroke-width="1.3"/><path d="M-10 -45.3v8.6M-14.3 -41h8.6" stroke="#5d3320" stroke-width="0.8"/>',
  pane(-28.5, -25, 10.5, 12.5),
  pane(0, -25, 10.5, 12.5),
  pane(18.5, -19.5, 8.5, 10.5),
  pane(31.5, -19.5, 8.5, 10.5),
  '<path d="M-14.2 0v-17.6a4.9 4.9 0 0 1 9.8 0V0z" fill="#8f3f1b"/><circle cx="-6.6" cy="-8.5" r="0.8" fill="#ffd48a"/><path d="M-17 0h15.4v1.6h-15.4z" fill="#ecd9b6"/>',
  '<path d="M-13.6 1.6h8.6l9 14h-28z" fill="#e9c890" opacity="0.5"/>',
].join('');
