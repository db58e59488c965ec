const frameSeconds = 0.032;
const searchSeconds = 0.011;

/**
 * The same speech at another length and the same pitch (WSOLA): short frames overlap at new distances, each moved by a
 * few milliseconds to where its wave fits the one before. `factor` is the new length divided by the old one; between
 * 0.85 and 1.2 it's inaudible.
 */
export function stretchTime(samples: Float32Array, sampleRate: number, factor: number): Float32Array {
  const half = Math.round((frameSeconds * sampleRate) / 2);
  if (factor === 1 || samples.length < half * 4) return samples;
  const reach = Math.round(searchSeconds * sampleRate);
  const window = Float32Array.from(
    { length: half * 2 },
    (_, index) => Math.sin((Math.PI * (index + 0.5)) / (half * 2)) ** 2,
  );
  const length = Math.round(samples.length * factor);
  const output = new Float32Array(length + half * 2);
  addFrame(output, 0, samples, 0, window);
  // The first half frame has no neighbor to fade in from.
  output.set(samples.subarray(0, half));
  let from = 0;
  for (let to = half; to < length; to += half) {
    const wanted = Math.round(to / factor);
    const next = from + half;
    from = findFit(samples, next, Math.max(0, wanted - reach), wanted + reach, half);
    addFrame(output, to, samples, from, window);
  }
  return output.subarray(0, length);
}

function addFrame(
  output: Float32Array,
  to: number,
  samples: Float32Array,
  from: number,
  window: Float32Array,
): void {
  const end = Math.min(window.length, samples.length - from, output.length - to);
  for (let index = 0; index < end; index++)
    output[to + index] =
      (output[to + index] as number) + (samples[from + index] as number) * (window[index] as number);
}

/** Where between `first` and `last` the wave is most similar to the one at `natural`, which would follow seamlessly. */
function findFit(
  samples: Float32Array,
  natural: number,
  first: number,
  last: number,
  length: number,
): number {
  let best = { at: Math.min(first, samples.length - 1), fit: Number.NEGATIVE_INFINITY };
  for (let at = first; at <= Math.min(last, samples.length - length); at += 2) {
    let product = 0;
    let power = 1e-9;
    for (let index = 0; index < length; index += 2) {
      const value = samples[at + index] as number;
      product += value * (samples[natural + index] ?? 0);
      power += value * value;
    }
    const fit = product / Math.sqrt(power);
    if (fit > best.fit) best = { at, fit };
  }
  return best.at;
}
