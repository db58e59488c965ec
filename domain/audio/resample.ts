type Filter = { up: number; down: number; taps: number; phases: Float64Array };

const filters = new Map<string, Filter>();
const zeroCrossings = 20;
const kaiserBeta = 9;

/** Band-limited change of rate: a Kaiser-windowed sinc, one set of taps per phase; about -90 dB of images. */
export function resample(samples: Float32Array, fromRate: number, toRate: number): Float32Array {
  if (fromRate === toRate) return samples;
  const filter = findFilter(fromRate, toRate);
  const { up, down, taps } = filter;
  const output = new Float32Array(Math.ceil((samples.length * up) / down));
  const group = up * PERIODS_AT_ONCE;
  for (let index = 0; index < output.length; index += group) {
    const first = (index / up) * down - taps / 2 + 1;
    const isInside = first >= 0 && first + down * PERIODS_AT_ONCE + taps <= samples.length;
    if (isInside && index + group <= output.length) weighGroup(samples, first, filter, output, index);
    else weighEdge(samples, filter, output, index, Math.min(output.length, index + group));
  }
  return output;
}

/** After `up` values the phases come round again. */
const PERIODS_AT_ONCE = 4;

function weighGroup(
  samples: Float32Array,
  start: number,
  filter: Filter,
  output: Float32Array,
  index: number,
): void {
  const { up, down } = filter;
  let phase = 0;
  let first = start;
  for (let at = index; at < index + up; at++) {
    weighFour(samples, first, filter, phase, output, at);
    phase += down;
    while (phase >= up) {
      phase -= up;
      first += 1;
    }
  }
}

/**
 * Values that are whole periods apart have the same taps, which are fetched once for four of them. Each has four sums:
 * the processor need not wait for one addition before it begins the next. Taps come in fours. A function of its own,
 * of which the engine makes more than of a loop in a loop.
 */
function weighFour(
  samples: Float32Array,
  first: number,
  { up, down, taps, phases }: Filter,
  phase: number,
  output: Float32Array,
  at: number,
): void {
  let a0 = 0;
  let b0 = 0;
  let c0 = 0;
  let d0 = 0;
  let a1 = 0;
  let b1 = 0;
  let c1 = 0;
  let d1 = 0;
  let a2 = 0;
  let b2 = 0;
  let c2 = 0;
  let d2 = 0;
  let a3 = 0;
  let b3 = 0;
  let c3 = 0;
  let d3 = 0;
  const second = first + down;
  const third = second + down;
  const fourth = third + down;
  const row = phase * taps;
  for (let tap = 0; tap < taps; tap += 4) {
    const by = row + tap;
    const a = phases[by] as number;
    const b = phases[by + 1] as number;
    const c = phases[by + 2] as number;
    const d = phases[by + 3] as number;
    const one = first + tap;
    a0 += (samples[one] as number) * a;
    b0 += (samples[one + 1] as number) * b;
    c0 += (samples[one + 2] as number) * c;
    d0 += (samples[one + 3] as number) * d;
    const two = second + tap;
    a1 += (samples[two] as number) * a;
    b1 += (samples[two + 1] as number) * b;
    c1 += (samples[two + 2] as number) * c;
    d1 += (samples[two + 3] as number) * d;
    const three = third + tap;
    a2 += (samples[three] as number) * a;
    b2 += (samples[three + 1] as number) * b;
    c2 += (samples[three + 2] as number) * c;
    d2 += (samples[three + 3] as number) * d;
    const four = fourth + tap;
    a3 += (samples[four] as number) * a;
    b3 += (samples[four + 1] as number) * b;
    c3 += (samples[four + 2] as number) * c;
    d3 += (samples[four + 3] as number) * d;
  }
  output[at] = a0 + b0 + (c0 + d0);
  output[at + up] = a1 + b1 + (c1 + d1);
  output[at + 2 * up] = a2 + b2 + (c2 + d2);
  output[at + 3 * up] = a3 + b3 + (c3 + d3);
}

/** At the ends of the sound: what lies outside counts as silence. */
function weighEdge(
  samples: Float32Array,
  { up, down, taps, phases }: Filter,
  output: Float32Array,
  from: number,
  to: number,
): void {
  for (let index = from; index < to; index++) {
    const first = Math.floor((index * down) / up) - taps / 2 + 1;
    const row = ((index * down) % up) * taps;
    const sums = [0, 0, 0, 0];
    const end = Math.min(taps, samples.length - first);
    // The same four sums as inside, so that it makes no difference where a group ends.
    for (let tap = Math.max(0, -first); tap < end; tap++)
      sums[tap % 4] =
        (sums[tap % 4] as number) + (samples[first + tap] as number) * (phases[row + tap] as number);
    const [a = 0, b = 0, c = 0, d = 0] = sums;
    output[index] = a + b + (c + d);
  }
}

function findFilter(fromRate: number, toRate: number): Filter {
  const key = `${fromRate}:${toRate}`;
  const known = filters.get(key);
  if (known) return known;
  const filter = designFilter(fromRate, toRate);
  filters.set(key, filter);
  return filter;
}

function designFilter(fromRate: number, toRate: number): Filter {
  const divisor = greatestDivisor(fromRate, toRate);
  const up = toRate / divisor;
  const down = fromRate / divisor;
  // Going down, everything above the new half rate must go first; a little room is left for the slope.
  const cutoff = Math.min(1, toRate / fromRate) * 0.95;
  const half = 2 * Math.ceil(zeroCrossings / cutoff / 2);
  const taps = half * 2;
  const phases = new Float64Array(up * taps);
  for (let phase = 0; phase < up; phase++) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - half + 1 - phase / up;
      const value = cutoff * sinc(cutoff * distance) * kaiser(distance / half);
      phases[phase * taps + tap] = value;
      sum += value;
    }
    // Every phase passes a constant unchanged, else the phases would hum.
    for (let tap = 0; tap < taps; tap++)
      phases[phase * taps + tap] = (phases[phase * taps + tap] as number) / sum;
  }
  return { up, down, taps, phases };
}

export function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

export function kaiser(position: number): number {
  return Math.abs(position) >= 1 ? 0 : bessel(kaiserBeta * Math.sqrt(1 - position ** 2)) / bessel(kaiserBeta);
}

function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
