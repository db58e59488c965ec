const bars = 400;
const slicesPerBar = 40;

/** One number from 0 to 1 per bar of the player: the mean of the loudest quarter, so speech looks like speech. */
export function computeWaveform(channel: Float32Array): number[] {
  const levels = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * channel.length) / bars);
    const to = Math.floor(((bar + 1) * channel.length) / bars);
    const step = Math.max(1, Math.floor((to - from) / slicesPerBar));
    const slices: number[] = [];
    for (let start = from; start < to; start += step) {
      let peak = 0;
      for (let index = start; index < Math.min(to, start + step); index++)
        peak = Math.max(peak, Math.abs(channel[index] as number));
      slices.push(peak);
    }
    slices.sort((a, b) => b - a);
    const loudest = slices.slice(0, Math.max(1, slices.length >> 2));
    return loudest.reduce((sum, value) => sum + value, 0) / loudest.length;
  });
  const highest = Math.max(...levels, 1e-9);
  return levels.map((level) => Math.round((level / highest) * 1000) / 1000);
}
