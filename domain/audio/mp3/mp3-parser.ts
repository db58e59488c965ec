import { type Mp3Frame, readMp3Frame, readPromisedFrames } from './mp3-frame.ts';

export type Mp3Summary = {
  first: Mp3Frame | undefined;
  frames: number;
  samples: number;
  frameBytes: number;
  totalBytes: number;
  /** Bytes that belong neither to a frame nor to a tag. */
  strayBytes: number;
  endsInsideFrame: boolean;
  /** Without the frame that states the number. */
  promisedFrames: number | undefined;
};

/** Fewer consecutive frames are a coincidence. */
const minChainLength = 4;
/** What must be in memory together: the start of a tag, or a frame up to the end of its stated number of frames. */
const maxLookAheadBytes = 64;
const apeHeaderBytes = 32;

/** Parses the frames of an MP3 as it streams in; holds a few bytes in memory, however long the file is. */
export function createMp3Parser() {
  let pending: Uint8Array = new Uint8Array(0);
  let skipping = 0;
  let chain: Mp3Frame[] = [];
  const summary: Mp3Summary = {
    first: undefined,
    frames: 0,
    samples: 0,
    frameBytes: 0,
    totalBytes: 0,
    strayBytes: 0,
    endsInsideFrame: false,
    promisedFrames: undefined,
  };

  const count = (frame: Mp3Frame) => {
    summary.first ??= frame;
    summary.frames += 1;
    summary.samples += frame.samples;
    summary.frameBytes += frame.lengthBytes;
  };
  const take = (frame: Mp3Frame) => {
    if (chain.length >= minChainLength) return count(frame);
    chain.push(frame);
    if (chain.length === minChainLength) chain.forEach(count);
  };
  /** Too few consecutive frames weren't frames. */
  const breakChain = () => {
    if (chain.length < minChainLength) for (const frame of chain) summary.strayBytes += frame.lengthBytes;
    chain = [];
  };

  /** Reads as far as `pending` allows; at the end of the file, nothing is left for later. */
  function read(isEnd: boolean): void {
    let at = 0;
    while (at < pending.length) {
      if (skipping > 0) {
        const step = Math.min(skipping, pending.length - at);
        at += step;
        skipping -= step;
        continue;
      }
      if (!isEnd && pending.length - at < maxLookAheadBytes) break;
      const tagBytes = tagLength(pending, at);
      if (tagBytes > 0) {
        skipping = tagBytes;
        continue;
      }
      const frame = readMp3Frame(pending, at);
      const known = chain.at(-1) ?? summary.first;
      if (!frame || (known && known.family !== frame.family)) {
        breakChain();
        summary.strayBytes += 1;
        at += 1;
        continue;
      }
      const promised =
        summary.frames + chain.length === 0 ? readPromisedFrames(pending.subarray(at), frame) : undefined;
      if (promised === undefined) take(frame);
      else summary.promisedFrames = promised;
      skipping = frame.lengthBytes;
    }
    pending = pending.slice(at);
  }

  return {
    feed(chunk: Uint8Array): void {
      summary.totalBytes += chunk.length;
      const joined = new Uint8Array(pending.length + chunk.length);
      joined.set(pending);
      joined.set(chunk, pending.length);
      pending = joined;
      read(false);
    },
    strayBytes: (): number => summary.strayBytes,
    finish(): Mp3Summary {
      read(true);
      breakChain();
      summary.endsInsideFrame = skipping > 0;
      return summary;
    },
  };
}

/** The length of the tag that starts here, or 0 if none does: ID3v2, ID3v1, APE. */
function tagLength(bytes: Uint8Array, at: number): number {
  // TA, ID or AP: a cheap check first, because this runs for every stray byte.
  const start = ((bytes[at] as number) << 8) | (bytes[at + 1] ?? 0);
  if (start !== 0x5441 && start !== 0x4944 && start !== 0x4150) return 0;
  const text = String.fromCharCode(...bytes.subarray(at, at + 8));
  if (text.startsWith('TAG')) return 128;
  if (text.startsWith('ID3') && bytes.length - at >= 10) {
    const size = [6, 7, 8, 9].map((offset) => bytes[at + offset] as number);
    if (size.some((value) => value > 127)) return 0;
    const hasFooter = ((bytes[at + 5] as number) & 0x10) !== 0;
    return size.reduce((sum, value) => sum * 128 + value, 0) + (hasFooter ? 20 : 10);
  }
  if (text === 'APETAGEX' && bytes.length - at >= apeHeaderBytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, apeHeaderBytes);
    // The same block also ends the tag, where its size is no longer ahead.
    const isHeader = (view.getUint32(20, true) & 0x2000_0000) !== 0;
    return isHeader ? view.getUint32(12, true) + apeHeaderBytes : apeHeaderBytes;
  }
  return 0;
}
