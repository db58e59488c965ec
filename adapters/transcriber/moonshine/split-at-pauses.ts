export type Stretch = { start: number; end: number };

const windowSeconds = 0.02;
const wantedSeconds = 6;
const maxSeconds = 14;

/**
 * Cuts sound into stretches of about six seconds, each cut at the quietest place nearby: the transcriber gets a few
 * sentences at a time and no word is cut in two.
 */
export function splitAtPauses(samples: Float32Array, sampleRate: number): Stretch[] {
  const window = Math.round(windowSeconds * sampleRate);
  const levels = measureWindows(samples, window);
  const wanted = Math.round(wantedSeconds / windowSeconds);
  const maxWindows = Math.round(maxSeconds / windowSeconds);
  const stretches: Stretch[] = [];
  let from = 0;
  while (levels.length - from > maxWindows) {
    const cut = quietest(levels, from + wanted, from + maxWindows);
    stretches.push({ start: from * window, end: cut * window });
    from = cut;
  }
  if (from < levels.length) stretches.push({ start: from * window, end: samples.length });
  return stretches;
}

function measureWindows(samples: Float32Array, window: number): Float32Array {
  const levels = new Float32Array(Math.floor(samples.length / window));
  for (let index = 0; index < levels.length; index++) {
    let power = 0;
    for (let at = index * window; at < (index + 1) * window; at++) power += (samples[at] as number) ** 2;
    levels[index] = Math.sqrt(power / window);
  }
  return levels;
}

/** The middle of the quietest tenth of a second; early places are preferred a little. */
function quietest(levels: Float32Array, from: number, to: number): number {
  const reach = 4;
  let best = { at: from, cost: Number.POSITIVE_INFINITY };
  for (let at = from; at < to; at++) {
    let loudest = 0;
    for (let near = at - reach; near <= at + reach; near++) loudest = Math.max(loudest, levels[near] ?? 0);
    const cost = (loudest + 0.001) * (1 + (at - from) / (to - from));
    if (cost < best.cost) best = { at, cost };
  }
  return best.at;
}
