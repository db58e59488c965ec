import { visitPeaks } from './true-peak.ts';

const lookAheadSeconds = 0.004;
const releaseSeconds = 0.09;

/**
 * Turns both channels down together, in place, wherever either would exceed the ceiling, and a moment before:
 * the gain moves smoothly and is low enough exactly when the peak arrives.
 */
export function limitPeaks(channels: readonly Float32Array[], sampleRate: number, ceilingDb: number): void {
  const ceiling = 10 ** (ceilingDb / 20);
  const length = channels[0]?.length ?? 0;
  const gain = new Float32Array(length).fill(1);
  for (const channel of channels) {
    visitPeaks(channel, ceiling, (index, peak) => {
      gain[index] = Math.min(gain[index] as number, ceiling / peak);
      return ceiling;
    });
  }
  const window = Math.max(2, Math.round(lookAheadSeconds * sampleRate));
  holdMinimum(gain, window + 1);
  applySmoothly(channels, gain, window, Math.exp(-1 / (releaseSeconds * sampleRate)));
}

/**
 * Each value becomes the minimum of the `size` values that start with it. Works in blocks of that size: the minimum is
 * that of the rest of its own block or of the start of the next one.
 */
function holdMinimum(gain: Float32Array, size: number): void {
  let isNextTurnedDown = isTurnedDown(gain, 0, size);
  for (let block = 0; block < gain.length; block += size) {
    const next = Math.min(gain.length, block + size);
    const isOwnTurnedDown = isNextTurnedDown;
    isNextTurnedDown = isTurnedDown(gain, next, next + size);
    // Most of an episode is nowhere near the ceiling.
    if (!isOwnTurnedDown && !isNextTurnedDown) continue;
    for (let index = next - 2; index >= block; index--)
      gain[index] = Math.min(gain[index] as number, gain[index + 1] as number);
    let least = 1;
    for (let index = block + 1; index < next; index++) {
      least = Math.min(least, gain[index + size - 1] ?? 1);
      gain[index] = Math.min(gain[index] as number, least);
    }
  }
}

function isTurnedDown(gain: Float32Array, from: number, to: number): boolean {
  const end = Math.min(gain.length, to);
  for (let index = from; index < end; index++) if ((gain[index] as number) < 1) return true;
  return false;
}

/** A gain this close to 1 is inaudible, and indistinguishable from it in 24 bits. */
const asGoodAsOne = 1 - 2 ** -24;

/**
 * Turns the channels down by the mean of each gain and the `window` - 1 before it, which never exceeds the smallest
 * gain that a peak here needs. A gain falls at once and rises slowly.
 */
function applySmoothly(
  channels: readonly Float32Array[],
  gain: Float32Array,
  window: number,
  keep: number,
): void {
  const before = new Float64Array(window).fill(1);
  let level = 1;
  let sum = window;
  for (let from = 0; from < gain.length; from += window) {
    const to = Math.min(gain.length, from + window);
    const isTouched = isTurnedDown(gain, from, to);
    if (!isTouched && level === 1 && sum === window) continue;
    for (let index = from; index < to; index++) {
      const wanted = gain[index] as number;
      level = wanted < level ? wanted : wanted - (wanted - level) * keep;
      sum += level - (before[index - from] as number);
      before[index - from] = level;
      // If nothing was turned down, rounding must not do it either.
      gain[index] = sum < window ? sum / window : 1;
    }
    for (const channel of channels) {
      for (let index = from; index < to; index++)
        channel[index] = (channel[index] as number) * (gain[index] as number);
    }
    if (level > asGoodAsOne) {
      // The gain is rising here, so the values after the window's first one are even closer to 1.
      level = 1;
      if (!isTouched && (before[0] as number) > asGoodAsOne) {
        before.fill(1);
        sum = window;
      }
    }
  }
}
