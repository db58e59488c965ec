import sharp from 'sharp';

type Size = { width: number; height: number };

const BARS_PER_SECOND = 10;
/** Anything this quiet is drawn as a dot. */
const QUIETEST = 0.06;

/** The loudness of each tenth of a second, from 0 to 1, for 16-bit samples of one channel. */
export function loudnessOfBars(samples: Int16Array, sampleRate: number): number[] {
  const perBar = Math.round(sampleRate / BARS_PER_SECOND);
  const bars = Array.from({ length: Math.ceil(samples.length / perBar) }, (_, index) => {
    const part = samples.subarray(index * perBar, (index + 1) * perBar);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
  });
  const loudest = Math.max(1, ...bars);
  return bars.map((bar) => bar / loudest);
}

/**
 * A strip of bars that moves past a point in its center: as wide as the view, plus `pixelsPerSecond` for each second.
 * At the start, the first bar is right of the center.
 */
export async function drawWaveform(
  bars: number[],
  view: Size,
  color: string,
  pixelsPerSecond: number,
): Promise<Buffer> {
  const pitch = pixelsPerSecond / BARS_PER_SECOND;
  const thick = pitch * 0.55;
  const width = Math.ceil(view.width + bars.length * pitch);
  const middle = Math.floor(view.width / 2);
  const first = -Math.floor(middle / pitch);
  const drawn = Array.from({ length: Math.ceil(width / pitch) }, (_, index) => {
    const tall = Math.max(QUIETEST, bars[first + index] ?? 0) * (view.height - 2);
    const left = middle + (first + index) * pitch;
    const top = (view.height - tall) / 2;
    return `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${thick.toFixed(1)}" height="${tall.toFixed(1)}" rx="${(thick / 2).toFixed(1)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${view.height}" fill="${color}">${drawn.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}
