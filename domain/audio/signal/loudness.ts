import type { Biquad } from './biquad.ts';

const absoluteGate = -70;
const relativeGate = -10;
const blockSeconds = 0.4;
const stepsPerBlock = 4;

type Channels = readonly [left: Float32Array, right?: Float32Array];

/** Integrated loudness per ITU-R BS.1770-4 in LUFS; -Infinity when nothing passes the gate. */
export function measureLoudness([left, right]: Channels, sampleRate: number): number {
  const step = Math.round((blockSeconds / stepsPerBlock) * sampleRate);
  const steps = Math.floor(left.length / step);
  const power = right
    ? measureBoth(left, right, sampleRate, step, steps)
    : measureInHalves(left, sampleRate, step, steps);
  const blocks: number[] = [];
  for (let index = 0; index + stepsPerBlock <= steps; index++) {
    let sum = 0;
    for (let part = 0; part < stepsPerBlock; part++) sum += power[index + part] as number;
    blocks.push(sum / (step * stepsPerBlock));
  }
  const audible = blocks.filter((block) => toLufs(block) > absoluteGate);
  const threshold = toLufs(mean(audible)) + relativeGate;
  return toLufs(mean(audible.filter((block) => toLufs(block) > threshold)));
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function measureBoth(
  left: Float32Array,
  right: Float32Array,
  sampleRate: number,
  step: number,
  steps: number,
): Float64Array {
  const [power, others] = measureWeightedPower(left, right, sampleRate, step, steps);
  for (let index = 0; index < steps; index++)
    power[index] = (power[index] as number) + (others[index] as number);
  return power;
}

/** In this many tenths of a second, the filters forget the past down to the last digit. */
const leadSteps = 2;

/** One channel: its two halves are processed side by side, like two channels. */
function measureInHalves(
  samples: Float32Array,
  sampleRate: number,
  step: number,
  steps: number,
): Float64Array {
  const half = Math.ceil(steps / 2) + leadSteps;
  if (half >= steps) return measureWeightedPower(samples, samples, sampleRate, step, steps)[0];
  const from = steps - half;
  const late = samples.subarray(from * step);
  const [first, second] = measureWeightedPower(samples, late, sampleRate, step, half);
  const power = new Float64Array(steps);
  power.set(first);
  power.set(second.subarray(leadSteps), from + leadSteps);
  return power;
}

/**
 * Both filters in one pass and without a copy of the signal, because an episode is long. Two channels run side by side:
 * each value depends on the one before it, and meanwhile the processor works on the other channel.
 */
function measureWeightedPower(
  one: Float32Array,
  other: Float32Array,
  sampleRate: number,
  step: number,
  steps: number,
): [Float64Array, Float64Array] {
  const power = new Float64Array(steps);
  const otherPower = new Float64Array(steps);
  const { b0, b1, b2, a1, a2 } = designShelf(sampleRate);
  const { a1: c1, a2: c2 } = designRumblePass(sampleRate);
  let [s1, s2, p1, p2] = [0, 0, 0, 0];
  let [t1, t2, q1, q2] = [0, 0, 0, 0];
  for (let block = 0; block < steps; block++) {
    let sum = 0;
    let otherSum = 0;
    const end = (block + 1) * step;
    for (let index = block * step; index < end; index++) {
      const x = one[index] as number;
      const u = other[index] as number;
      const y = b0 * x + s1;
      const v = b0 * u + t1;
      s1 = b1 * x - a1 * y + s2;
      t1 = b1 * u - a1 * v + t2;
      s2 = b2 * x - a2 * y;
      t2 = b2 * u - a2 * v;
      const z = y + p1;
      const w = v + q1;
      p1 = -2 * y - c1 * z + p2;
      q1 = -2 * v - c1 * w + q2;
      p2 = y - c2 * z;
      q2 = v - c2 * w;
      sum += z * z;
      otherSum += w * w;
    }
    power[block] = sum;
    otherPower[block] = otherSum;
  }
  return [power, otherPower];
}

// The standard lists coefficients for 48 kHz; these are the analog prototypes behind them, for any rate.
function designShelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const norm = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / norm,
    b1: (2 * (k * k - high)) / norm,
    b2: (high - (band * k) / q + k * k) / norm,
    a1: (2 * (k * k - 1)) / norm,
    a2: (1 - k / q + k * k) / norm,
  };
}

function designRumblePass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const norm = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / norm, a2: (1 - k / q + k * k) / norm };
}
