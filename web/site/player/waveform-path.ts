export const WAVE_BARS = 112;
export const BAR_STEP = 3;
export const WAVE_HEIGHT = 64;

/** The loudest moment of each of `bars` equal stretches, from 0 to 100 against the loudest of all. */
export function resamplePeaks(peaks: readonly number[], bars = WAVE_BARS): number[] {
  if (peaks.length === 0) return [];
  const loudest = Math.max(...peaks, Number.EPSILON);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars));
    return Math.round((Math.max(...peaks.slice(from, to)) / loudest) * 100);
  });
}

/** One upright line per bar, around the middle. */
export function waveformPath(levels: readonly number[]): string {
  return levels
    .map((level, bar) => {
      const half = 1 + (level / 100) * (WAVE_HEIGHT / 2 - 2);
      const x = bar * BAR_STEP + 1;
      return `M${x} ${(WAVE_HEIGHT / 2 - half).toFixed(1)}V${(WAVE_HEIGHT / 2 + half).toFixed(1)}`;
    })
    .join('');
}
