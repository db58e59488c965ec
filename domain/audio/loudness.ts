import type { Biquad } from './biquad.ts';

const absoluteGate = -70;
const relativeGate = -10;
const blockSeconds = 0.4;
const stepsPerBlock = 4;

/** Integrated loudness per ITU-R BS.1770-4 in LUFS; -Infinity when nothing passes the gate. */
export function measureLoudness(channels: Float32Array[], sampleRate: number): number {
  const step = Math.round((blockSeconds / stepsPerBlock) * sampleRate);
  const steps = Math.floor((channels[0]?.length ?? 0) / step);
  const power = new Float64Array(steps);
  for (const channel of channels) addWeightedPower(channel, sampleRate, step, power);
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

/** Both filters in one pass and without a copy of the signal: an episode is long. */
function addWeightedPower(
  channel: Float32Array,
  sampleRate: number,
  step: number,
  power: Float64Array,
): void {
  const shelf = designShelf(sampleRate);
  const pass = designRumblePass(sampleRate);
  let [s1, s2, p1, p2] = [0, 0, 0, 0];
  for (let block = 0; block < power.length; block++) {
    let sum = 0;
    const end = (block + 1) * step;
    for (let index = block * step; index < end; index++) {
      const x = channel[index] as number;
      const y = shelf.b0 * x + s1;
      s1 = shelf.b1 * x - shelf.a1 * y + s2;
      s2 = shelf.b2 * x - shelf.a2 * y;
      const z = pass.b0 * y + p1;
      p1 = pass.b1 * y - pass.a1 * z + p2;
      p2 = pass.b2 * y - pass.a2 * z;
      sum += z * z;
    }
    power[block] = (power[block] as number) + sum;
  }
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
