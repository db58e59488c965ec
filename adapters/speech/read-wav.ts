/** Reads 16-bit or 32-bit float WAV, any number of channels, as mono; throws when it is something else. */
export function readWav(bytes: Uint8Array): { samples: Float32Array; sampleRate: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || mark(0) !== 'RIFF' || mark(8) !== 'WAVE') throw new Error('not a WAV file');
  let format: { code: number; channels: number; sampleRate: number; bits: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    // Streamed files do not know their length and say "very long": what is there counts.
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8);
    if (mark(at) === 'fmt ' && size >= 16) {
      format = {
        code: view.getUint16(at + 8, true),
        channels: view.getUint16(at + 10, true),
        sampleRate: view.getUint32(at + 12, true),
        bits: view.getUint16(at + 22, true),
      };
    }
    if (mark(at) === 'data' && format) return { ...readSamples(view, at + 8, size, format) };
    at += 8 + size + (size % 2);
  }
  throw new Error('a WAV file without sound');
}

function readSamples(
  view: DataView,
  start: number,
  size: number,
  { code, channels, sampleRate, bits }: { code: number; channels: number; sampleRate: number; bits: number },
): { samples: Float32Array; sampleRate: number } {
  const isFloat = bits === 32 && (code === 3 || code === 0xfffe);
  const isWhole = bits === 16 && (code === 1 || code === 0xfffe);
  if ((!isFloat && !isWhole) || channels < 1 || sampleRate < 8000 || sampleRate > 192_000)
    throw new Error('a WAV file of a kind that is not read here');
  const width = bits / 8;
  const samples = new Float32Array(Math.floor(size / (width * channels)));
  for (let index = 0; index < samples.length; index++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      const at = start + (index * channels + channel) * width;
      sum += isFloat ? view.getFloat32(at, true) : view.getInt16(at, true) / 32_768;
    }
    samples[index] = sum / channels;
  }
  return { samples, sampleRate };
}
