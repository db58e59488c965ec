export const WAVE_BARS = 132;
export const BAR_STEP = 3;
export const WAVE_HEIGHT = 64;

/** No bar vanishes: a pause is a short line. */
const QUIETEST = 8;
const CONTRAST = 1.5;

/**
 * The mean level of each of `bars` equal stretches, spread from the quietest to the loudest of them. Mastered speech is
 * evenly loud, so levels against full scale would look like a wall.
 */
export function resamplePeaks(peaks: readonly number[], bars = WAVE_BARS): number[] {
  if (peaks.length === 0) return [];
  const means: number[] = [];
  for (let bar = 0; bar < bars; bar += 1) {
    const from = Math.floor((bar * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars));
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += peaks[at] ?? 0;
    means.push(sum / (to - from));
  }
  const low = Math.min(...means);
  const range = Math.max(...means) - low;
  return means.map((mean) =>
    Math.round(range > 0 ? QUIETEST + ((mean - low) / range) ** CONTRAST * (100 - QUIETEST) : QUIETEST),
  );
}

/** A level is a whole number up to 100 in every episode, so each is formatted once. */
const lines = new Map<number, string>();

function lineOf(level: number): string {
  const half = 1 + (level / 100) * (WAVE_HEIGHT / 2 - 2);
  return `${(WAVE_HEIGHT / 2 - half).toFixed(1)}V${(WAVE_HEIGHT / 2 + half).toFixed(1)}`;
}

/** One upright line per bar, around the middle. */
export function waveformPath(levels: readonly number[]): string {
  let path = '';
  let x = 1;
  for (const level of levels) {
    let line = lines.get(level);
    if (line === undefined) {
      line = lineOf(level);
      if (lines.size <= 100) lines.set(level, line);
    }
    path += `M${x} ${line}`;
    x += BAR_STEP;
  }
  return path;
}
