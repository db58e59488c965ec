import { transcriberRate } from '#adapters/transcriber/contract.ts';
import { AppError } from '../../errors.ts';

const MAX_SECONDS = 15;
const HEADER_BYTES = 12;

/** The samples of a WAV file as our page sends it: 16-bit, one channel, at the transcriber's rate. */
export function readWav(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');
  if (bytes.length < HEADER_BYTES || name(0) !== 'RIFF' || name(8) !== 'WAVE') throw unreadable();
  let isOurs = false;
  for (let at = HEADER_BYTES; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const from = at + 8;
    if (from + size > bytes.length) throw unreadable();
    if (name(at) === 'fmt ' && size >= 16)
      isOurs =
        view.getUint16(from, true) === 1 &&
        view.getUint16(from + 2, true) === 1 &&
        view.getUint32(from + 4, true) === transcriberRate &&
        view.getUint16(from + 14, true) === 16;
    if (name(at) === 'data') {
      if (!isOurs) throw unreadable();
      return toSamples(view, from, size >> 1);
    }
    at = from + size + (size % 2);
  }
  throw unreadable();
}

function toSamples(view: DataView, from: number, count: number): Float32Array {
  if (count > MAX_SECONDS * transcriberRate)
    throw new AppError('invalid', `Please keep your question to ${MAX_SECONDS} seconds.`);
  return Float32Array.from({ length: count }, (_, index) => view.getInt16(from + index * 2, true) / 32_768);
}

const unreadable = () =>
  new AppError('invalid', 'We couldn’t read the recording. Please type your question.');
