const windowSeconds = 0.005;

/** The first and last audible sample with a margin around them; an empty range if all is silent. */
export function findSpeech(
  samples: Float32Array,
  sampleRate: number,
  { thresholdDb = -44, beforeSeconds = 0.03, afterSeconds = 0.07 } = {},
): { start: number; end: number } {
  const window = Math.max(1, Math.round(windowSeconds * sampleRate));
  const threshold = 10 ** (thresholdDb / 20);
  const isLoud = (from: number) => peakOf(samples, from, from + window) > threshold;
  let start = 0;
  while (start < samples.length && !isLoud(start)) start += window;
  if (start >= samples.length) return { start: 0, end: 0 };
  let end = samples.length;
  while (end > start && !isLoud(end - window)) end -= window;
  return {
    start: Math.max(0, start - Math.round(beforeSeconds * sampleRate)),
    end: Math.min(samples.length, end + Math.round(afterSeconds * sampleRate)),
  };
}

/** The longest time, in seconds, without any channel above the threshold; the room tone between turns stays below it. */
export function measureLongestSilence(
  channels: readonly Float32Array[],
  sampleRate: number,
  thresholdDb = -48,
): number {
  const window = Math.round(0.01 * sampleRate);
  const threshold = 10 ** (thresholdDb / 20);
  const length = channels[0]?.length ?? 0;
  let longest = 0;
  let current = 0;
  for (let from = 0; from < length; from += window) {
    const isSilent = channels.every((channel) => peakOf(channel, from, from + window) <= threshold);
    current = isSilent ? current + Math.min(window, length - from) : 0;
    longest = Math.max(longest, current);
  }
  return longest / sampleRate;
}

function peakOf(samples: Float32Array, from: number, to: number): number {
  let peak = 0;
  const end = Math.min(samples.length, to);
  for (let index = Math.max(0, from); index < end; index++)
    peak = Math.max(peak, Math.abs(samples[index] as number));
  return peak;
}
