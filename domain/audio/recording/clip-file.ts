import type { SpokenLine, WordTiming } from '#adapters/speech/contract.ts';

const headerBytes = 44;

/** A spoken line as a WAV file for any player; the word times are in a separate chunk at the end. */
export function writeClipFile({ samples, sampleRate, words }: SpokenLine): Buffer {
  const timings = Buffer.from(words ? JSON.stringify(words) : '');
  const padded = timings.length + (timings.length % 2);
  const dataBytes = samples.length * 2;
  const bytes = Buffer.alloc(headerBytes + dataBytes + (words ? 8 + padded : 0));
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(dataBytes, 40);
  for (let index = 0; index < samples.length; index++) {
    const value = Math.max(-1, Math.min(1, samples[index] as number));
    bytes.writeInt16LE(Math.round(value * 32_767), headerBytes + index * 2);
  }
  if (words) {
    bytes.write('wrds', headerBytes + dataBytes, 'latin1');
    bytes.writeUInt32LE(timings.length, headerBytes + dataBytes + 4);
    timings.copy(bytes, headerBytes + dataBytes + 8);
  }
  return bytes;
}

/** Reads what `writeClipFile` wrote. */
export function readClipFile(bytes: Uint8Array): SpokenLine {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerBytes || view.getUint32(36) !== 0x64617461) throw new Error('not a clip');
  const dataBytes = view.getUint32(40, true);
  if (headerBytes + dataBytes > bytes.length) throw new Error('a clip that ends too early');
  const samples = new Float32Array(dataBytes / 2);
  for (let index = 0; index < samples.length; index++)
    samples[index] = view.getInt16(headerBytes + index * 2, true) / 32_767;
  const sampleRate = view.getUint32(24, true);
  const words = readWords(bytes.subarray(headerBytes + dataBytes));
  return words ? { samples, sampleRate, words } : { samples, sampleRate };
}

function readWords(rest: Uint8Array): WordTiming[] | undefined {
  if (rest.length < 8) return undefined;
  const size = new DataView(rest.buffer, rest.byteOffset, rest.byteLength).getUint32(4, true);
  return JSON.parse(Buffer.from(rest.subarray(8, 8 + size)).toString('utf8')) as WordTiming[];
}
