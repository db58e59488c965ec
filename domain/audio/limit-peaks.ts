import { peakAfter, visitLoudSamples } from './true-peak.ts';

const lookAheadSeconds = 0.004;
const releaseSeconds = 0.09;

/**
 * Turns both channels down together, in place, wherever either would rise above the ceiling, and a moment before:
 * the gain moves smoothly and is low enough exactly when the peak arrives.
 */
export function limitPeaks(channels: Float32Array[], sampleRate: number, ceilingDb: number): void {
  const ceiling = 10 ** (ceilingDb / 20);
  const length = channels[0]?.length ?? 0;
  const gain = new Float32Array(length).fill(1);
  for (const channel of channels) {
    visitLoudSamples(
      channel,
      () => ceiling,
      (index) => {
        const peak = peakAfter(channel, index);
        if (peak > ceiling) gain[index] = Math.min(gain[index] as number, ceiling / peak);
      },
    );
  }
  const window = Math.max(2, Math.round(lookAheadSeconds * sampleRate));
  holdMinimum(gain, window);
  releaseSlowly(gain, Math.exp(-1 / (releaseSeconds * sampleRate)));
  const smooth = averageBehind(gain, window);
  for (const channel of channels) {
    for (let index = 0; index < length; index++)
      channel[index] = (channel[index] as number) * (smooth[index] as number);
  }
}

/** Each value becomes the smallest of itself and the `window` values after it. */
function holdMinimum(gain: Float32Array, window: number): void {
  const queue = new Int32Array(gain.length);
  const original = gain.slice();
  let head = 0;
  let tail = 0;
  for (let index = gain.length - 1; index >= 0; index--) {
    const value = original[index] as number;
    while (tail > head && (original[queue[tail - 1] as number] as number) >= value) tail -= 1;
    queue[tail++] = index;
    while ((queue[head] as number) > index + window) head += 1;
    gain[index] = original[queue[head] as number] as number;
  }
}

function releaseSlowly(gain: Float32Array, keep: number): void {
  let level = 1;
  for (let index = 0; index < gain.length; index++) {
    const wanted = gain[index] as number;
    level = wanted < level ? wanted : wanted - (wanted - level) * keep;
    gain[index] = level;
  }
}

/** The mean of each value and the `window` - 1 before it; never above the smallest gain that a peak here needs. */
function averageBehind(gain: Float32Array, window: number): Float32Array {
  const output = new Float32Array(gain.length);
  let sum = window * (gain[0] ?? 1);
  for (let index = 0; index < gain.length; index++) {
    sum += (gain[index] as number) - (gain[Math.max(0, index - window)] as number);
    output[index] = sum / window;
  }
  return output;
}
