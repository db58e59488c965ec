import type { Rectangle } from './template.ts';

export type Pixels = { data: Buffer; width: number; height: number };

const channel = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const luminance = (r: number, g: number, b: number) =>
  0.2126 * (channel[r] as number) + 0.7152 * (channel[g] as number) + 0.0722 * (channel[b] as number);

/** The edges of letters blend with the background; only their cores have the color of the text. */
const solidAlpha = 250;

/**
 * The lowest contrast (WCAG 2) of any solid pixel of the text with the pixel behind it. `writing` has four
 * channels, `backdrop` three. Only every second row is checked, because no letter is thinner than that.
 */
export function measureContrast(writing: Pixels, backdrop: Pixels): number {
  const { width, height } = writing;
  let lowest = 21;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((writing.data[at * 4 + 3] as number) < solidAlpha) continue;
      const [w, b] = [writing.data, backdrop.data];
      const front = luminance(w[at * 4] as number, w[at * 4 + 1] as number, w[at * 4 + 2] as number);
      const back = luminance(b[at * 3] as number, b[at * 3 + 1] as number, b[at * 3 + 2] as number);
      const contrast = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
      if (contrast < lowest) lowest = contrast;
    }
  }
  return lowest;
}

/** The smallest rectangle around the text inside an area; an empty one at its bottom if there is no text. */
export function writtenArea({ data, width, height }: Pixels, area: Rectangle): Rectangle {
  const [fromX, toX] = [
    Math.max(0, Math.floor(area.left)),
    Math.min(width, Math.ceil(area.left + area.width)),
  ];
  const [fromY, toY] = [
    Math.max(0, Math.floor(area.top)),
    Math.min(height, Math.ceil(area.top + area.height)),
  ];
  let [left, right, top, bottom] = [toX, fromX, toY, fromY];
  for (let y = fromY; y < toY; y += 1) {
    for (let x = fromX; x < toX; x += 2) {
      if ((data[(y * width + x) * 4 + 3] as number) <= 40) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
