/** y = b0·x + b1·x₋₁ + b2·x₋₂ − a1·y₋₁ − a2·y₋₂ */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

/** Filters a signal into a new one; the state starts at rest. */
export function applyBiquad(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const output = new Float32Array(samples.length);
  let s1 = 0;
  let s2 = 0;
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] as number;
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
    output[index] = y;
  }
  return output;
}

/** Second-order Butterworth. */
export function designHighPass(frequency: number, sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  const q = Math.SQRT1_2;
  const norm = 1 + k / q + k * k;
  return {
    b0: 1 / norm,
    b1: -2 / norm,
    b2: 1 / norm,
    a1: (2 * (k * k - 1)) / norm,
    a2: (1 - k / q + k * k) / norm,
  };
}
