type Filter = { up: number; down: number; taps: number; phases: Float64Array };

const filters = new Map<string, Filter>();
const zeroCrossings = 20;
const kaiserBeta = 9;

/** Band-limited change of rate: a Kaiser-windowed sinc, one set of taps per phase; about -90 dB of images. */
export function resample(samples: Float32Array, fromRate: number, toRate: number): Float32Array {
  if (fromRate === toRate) return samples;
  const { up, down, taps, phases } = findFilter(fromRate, toRate);
  const half = taps / 2;
  const output = new Float32Array(Math.ceil((samples.length * up) / down));
  let phase = 0;
  let centre = 0;
  for (let index = 0; index < output.length; index++) {
    const first = centre - half + 1;
    const row = phase * taps;
    output[index] =
      first >= 0 && first + taps <= samples.length
        ? weigh(samples, first, phases, row, taps)
        : weighEdge(samples, first, phases, row, taps);
    phase += down;
    while (phase >= up) {
      phase -= up;
      centre += 1;
    }
  }
  return output;
}

/** Four sums at once: the processor need not wait for one addition before it begins the next. Taps come in fours. */
function weigh(
  samples: Float32Array,
  first: number,
  phases: Float64Array,
  row: number,
  taps: number,
): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let tap = 0; tap < taps; tap += 4) {
    const at = first + tap;
    const by = row + tap;
    a += (samples[at] as number) * (phases[by] as number);
    b += (samples[at + 1] as number) * (phases[by + 1] as number);
    c += (samples[at + 2] as number) * (phases[by + 2] as number);
    d += (samples[at + 3] as number) * (phases[by + 3] as number);
  }
  return a + b + (c + d);
}

/** At the ends of the sound: what lies outside counts as silence. */
function weighEdge(
  samples: Float32Array,
  first: number,
  phases: Float64Array,
  row: number,
  taps: number,
): number {
  let sum = 0;
  const to = Math.min(taps, samples.length - first);
  for (let tap = Math.max(0, -first); tap < to; tap++)
    sum += (samples[first + tap] as number) * (phases[row + tap] as number);
  return sum;
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
