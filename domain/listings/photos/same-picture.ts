import { type MeasuredPhoto, thumbSide } from '#adapters/images/contract.ts';

type Picture = Pick<MeasuredPhoto, 'width' | 'height' | 'thumb'>;

/** Part of an image, each edge as a share of its width or height. */
type Region = { left: number; top: number; width: number; height: number };

const whole: Region = { left: 0, top: 0, width: 1, height: 1 };

/** Brightness has mean 0 and deviation 1; colors are the RGB of each cell, mean their average. */
type Grid = { brightness: Float64Array; colors: Float64Array; mean: number[] };

/** The grid images are compared on: coarse enough for recompression, fine enough for furniture. */
const gridSide = 14;
const cells = gridSide * gridSide;
const sameRatio = 0.03;
const minCrop = 0.5;
const furthestMean = 28;
const limits = { correlation: 0.965, outlierStep: 0.75, outlierShare: 0.03, colorStep: 10 };

/** Whether two files show one image: in other sizes or compression, or cropped along one side. */
export function isSamePicture(a: Picture, b: Picture): boolean {
  const stretch = a.width / a.height / (b.width / b.height);
  if (Math.abs(stretch - 1) <= sameRatio) return looksAlike(a, whole, b, whole);
  const share = stretch > 1 ? 1 / stretch : stretch;
  if (share < minCrop || !isSimilarlyLit(a, b)) return false;
  // Either the wider image lost height or the other one lost width; try both.
  const [wide, narrow] = stretch > 1 ? [a, b] : [b, a];
  return [0.5, 0, 1].some(
    (place) =>
      looksAlike(wide, { ...whole, left: (1 - share) * place, width: share }, narrow, whole) ||
      looksAlike(wide, whole, narrow, { ...whole, top: (1 - share) * place, height: share }),
  );
}

/** Cropping hardly changes the mean color, so this skips most pairs. */
function isSimilarlyLit(a: Picture, b: Picture): boolean {
  const [gridA, gridB] = [readGrid(a.thumb, whole), readGrid(b.thumb, whole)];
  return gridA.mean.every((value, channel) => Math.abs(value - (gridB.mean[channel] ?? 0)) < furthestMean);
}

function looksAlike(a: Picture, regionA: Region, b: Picture, regionB: Region): boolean {
  const [gridA, gridB] = [readGrid(a.thumb, regionA), readGrid(b.thumb, regionB)];
  let correlation = 0;
  let outliers = 0;
  let colorStep = 0;
  for (let at = 0; at < cells; at += 1) {
    const [brightA, brightB] = [gridA.brightness[at] ?? 0, gridB.brightness[at] ?? 0];
    correlation += brightA * brightB;
    if (Math.abs(brightA - brightB) > limits.outlierStep) outliers += 1;
  }
  for (let at = 0; at < cells * 3; at += 1) {
    colorStep += Math.abs((gridA.colors[at] ?? 0) - (gridB.colors[at] ?? 0));
  }
  // A few cells may differ by a watermark; staged furniture changes many more.
  return (
    correlation / cells >= limits.correlation &&
    outliers / cells <= limits.outlierShare &&
    colorStep / (cells * 3) <= limits.colorStep
  );
}

/** Every image is compared with every other, mostly uncropped, so that grid is cached. */
const wholeGrids = new WeakMap<Uint8Array, Grid>();

function readGrid(thumb: Uint8Array, region: Region): Grid {
  if (region !== whole) return computeGrid(thumb, region);
  const grid = wholeGrids.get(thumb) ?? computeGrid(thumb, whole);
  wholeGrids.set(thumb, grid);
  return grid;
}

function computeGrid(thumb: Uint8Array, region: Region): Grid {
  const brightness = new Float64Array(cells);
  const colors = new Float64Array(cells * 3);
  for (let cell = 0; cell < cells; cell += 1) {
    const [row, column] = [Math.floor(cell / gridSide), cell % gridSide];
    const x = (region.left + (region.width * (column + 0.5)) / gridSide) * thumbSide - 0.5;
    const y = (region.top + (region.height * (row + 0.5)) / gridSide) * thumbSide - 0.5;
    const at = cell * 3;
    sampleInto(colors, at, thumb, x, y);
    const [red, green, blue] = [colors[at] ?? 0, colors[at + 1] ?? 0, colors[at + 2] ?? 0];
    brightness[cell] = red * 0.299 + green * 0.587 + blue * 0.114;
  }
  const average = brightness.reduce((sum, value) => sum + value, 0) / cells;
  const deviation = Math.sqrt(brightness.reduce((sum, value) => sum + (value - average) ** 2, 0) / cells);
  const mean = [0, 0, 0];
  for (const [at, value] of colors.entries()) mean[at % 3] = (mean[at % 3] ?? 0) + value / cells;
  return { brightness: brightness.map((value) => (value - average) / Math.max(deviation, 1)), colors, mean };
}

/** Bilinear interpolation at a point, for red, green and blue. */
function sampleInto(colors: Float64Array, at: number, thumb: Uint8Array, x: number, y: number): void {
  const left = clamp(Math.floor(x));
  const top = clamp(Math.floor(y));
  const alongX = Math.min(Math.max(x - left, 0), 1);
  const alongY = Math.min(Math.max(y - top, 0), 1);
  const upper = (top * thumbSide + left) * 3;
  const right = left < thumbSide - 1 ? 3 : 0;
  const below = top < thumbSide - 1 ? thumbSide * 3 : 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const first = upper + channel;
    const over = (thumb[first] ?? 0) * (1 - alongX) + (thumb[first + right] ?? 0) * alongX;
    const under = (thumb[first + below] ?? 0) * (1 - alongX) + (thumb[first + below + right] ?? 0) * alongX;
    colors[at + channel] = over * (1 - alongY) + under * alongY;
  }
}

function clamp(index: number): number {
  return Math.min(Math.max(index, 0), thumbSide - 1);
}
