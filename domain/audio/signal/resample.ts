type Filter = {
  up: number;
  down: number;
  taps: number;
  /** The taps of each phase. */
  phases: Float64Array;
  /** The taps of four consecutive values, side by side, covering all four from the sample that the first starts with. */
  squares: Float64Array;
  spread: number;
};

const filters = new Map<string, Filter>();
const zeroCrossings = 20;
const kaiserBeta = 9;

/** Band-limited resampling: a Kaiser-windowed sinc, one set of taps per phase; images at about -90 dB. */
export function resample(samples: Float32Array, fromRate: number, toRate: number): Float32Array {
  if (fromRate === toRate) return samples;
  const filter = findFilter(fromRate, toRate);
  const { up, down, taps, spread } = filter;
  // Converted to doubles once, and not again for each tap that meets a sample.
  const wide = new Float64Array(samples);
  const output = new Float32Array(Math.ceil((samples.length * up) / down));
  const group = up * PERIODS_AT_ONCE;
  for (let index = 0; index < output.length; index += group) {
    const first = (index / up) * down - taps / 2 + 1;
    const isInside = first >= 0 && first + down * PERIODS_AT_ONCE + spread <= samples.length;
    if (isInside && index + group <= output.length) weighGroup(wide, first, filter, output, index);
    else weighEdge(wide, filter, output, index, Math.min(output.length, index + group));
  }
  return output;
}

/** After `up` values the phases repeat. */
const PERIODS_AT_ONCE = 4;
const PHASES_AT_ONCE = 4;

function weighGroup(
  samples: Float64Array,
  start: number,
  filter: Filter,
  output: Float32Array,
  index: number,
): void {
  const { up, down } = filter;
  for (let place = 0; place < up; place += PHASES_AT_ONCE)
    weighSquare(samples, start + Math.floor((place * down) / up), filter, place, output, index + place);
}

/**
 * Four consecutive values for each of four periods: each fetch, of four samples and one tap of four phases, is used four
 * times. A separate function, because the engine optimizes it better than a nested loop.
 */
function weighSquare(
  samples: Float64Array,
  first: number,
  { up, down, spread, squares }: Filter,
  place: number,
  output: Float32Array,
  at: number,
): void {
  let a0 = 0;
  let a1 = 0;
  let a2 = 0;
  let a3 = 0;
  let b0 = 0;
  let b1 = 0;
  let b2 = 0;
  let b3 = 0;
  let c0 = 0;
  let c1 = 0;
  let c2 = 0;
  let c3 = 0;
  let d0 = 0;
  let d1 = 0;
  let d2 = 0;
  let d3 = 0;
  let by = place * spread;
  for (let one = first; one < first + spread; one++) {
    const a = squares[by] as number;
    const b = squares[by + 1] as number;
    const c = squares[by + 2] as number;
    const d = squares[by + 3] as number;
    by += PHASES_AT_ONCE;
    const x0 = samples[one] as number;
    const x1 = samples[one + down] as number;
    const x2 = samples[one + 2 * down] as number;
    const x3 = samples[one + 3 * down] as number;
    a0 += x0 * a;
    a1 += x1 * a;
    a2 += x2 * a;
    a3 += x3 * a;
    b0 += x0 * b;
    b1 += x1 * b;
    b2 += x2 * b;
    b3 += x3 * b;
    c0 += x0 * c;
    c1 += x1 * c;
    c2 += x2 * c;
    c3 += x3 * c;
    d0 += x0 * d;
    d1 += x1 * d;
    d2 += x2 * d;
    d3 += x3 * d;
  }
  write(output, at, up, a0, a1, a2, a3);
  if (place + 1 < up) write(output, at + 1, up, b0, b1, b2, b3);
  if (place + 2 < up) write(output, at + 2, up, c0, c1, c2, c3);
  if (place + 3 < up) write(output, at + 3, up, d0, d1, d2, d3);
}

function write(
  output: Float32Array,
  at: number,
  up: number,
  one: number,
  two: number,
  three: number,
  four: number,
): void {
  output[at] = one;
  output[at + up] = two;
  output[at + 2 * up] = three;
  output[at + 3 * up] = four;
}

/** At the ends of the sound: samples beyond them count as silence. */
function weighEdge(
  samples: Float64Array,
  { up, down, taps, phases }: Filter,
  output: Float32Array,
  from: number,
  to: number,
): void {
  for (let index = from; index < to; index++) {
    const first = Math.floor((index * down) / up) - taps / 2 + 1;
    const row = ((index * down) % up) * taps;
    let sum = 0;
    const end = Math.min(taps, samples.length - first);
    for (let tap = Math.max(0, -first); tap < end; tap++)
      sum += (samples[first + tap] as number) * (phases[row + tap] as number);
    output[index] = sum;
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
  // When downsampling, everything above the new Nyquist frequency must be removed first, with a margin for the slope.
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
    // Every phase must pass a constant unchanged, or the phases would hum.
    for (let tap = 0; tap < taps; tap++)
      phases[phase * taps + tap] = (phases[phase * taps + tap] as number) / sum;
  }
  return { up, down, taps, phases, ...layInSquares({ up, down, taps, phases }) };
}

function layInSquares({ up, down, taps, phases }: Omit<Filter, 'squares' | 'spread'>) {
  const spread = taps + Math.ceil(((PHASES_AT_ONCE - 1) * down) / up);
  const squares = new Float64Array(Math.ceil(up / PHASES_AT_ONCE) * PHASES_AT_ONCE * spread);
  for (let place = 0; place < up; place++) {
    const column = place % PHASES_AT_ONCE;
    const base = place - column;
    const shift = Math.floor((place * down) / up) - Math.floor((base * down) / up);
    const row = ((place * down) % up) * taps;
    for (let tap = 0; tap < taps; tap++)
      squares[base * spread + (shift + tap) * PHASES_AT_ONCE + column] = phases[row + tap] as number;
  }
  return { spread, squares };
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
