const thresholdDb = -22;
const ratio = 2;
const stepSeconds = 0.001;
const attackSeconds = 0.008;
const releaseSeconds = 0.14;

/** A gentle compressor, in place, so that quiet syllables can be heard in a car. */
export function compressDynamics(samples: Float32Array, sampleRate: number): void {
  const step = Math.max(1, Math.round(stepSeconds * sampleRate));
  const attack = 1 - Math.exp(-stepSeconds / attackSeconds);
  const release = 1 - Math.exp(-stepSeconds / releaseSeconds);
  let level = -90;
  let gain = 1;
  for (let from = 0; from < samples.length; from += step) {
    const to = Math.min(samples.length, from + step);
    let power = 1e-9;
    for (let index = from; index < to; index++) power += (samples[index] as number) ** 2;
    const current = 10 * Math.log10(power / (to - from));
    level += (current - level) * (current > level ? attack : release);
    const reduction = Math.max(0, level - thresholdDb) * (1 - 1 / ratio);
    const wanted = 10 ** (-reduction / 20);
    const slope = (wanted - gain) / (to - from);
    for (let index = from; index < to; index++) {
      gain += slope;
      samples[index] = (samples[index] as number) * gain;
    }
  }
}
