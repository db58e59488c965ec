export type Mp3Frame = {
  lengthBytes: number;
  samples: number;
  sampleRate: number;
  bitrateKbps: number;
  channels: 1 | 2;
  /** Equal in all frames of one file: version and sample rate. */
  family: number;
  /** Where a frame that only describes the file has its marker, counted from the frame's start. */
  markOffset: number;
};

const bitratesVersion1 = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitratesVersion2 = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRatesVersion1 = [44_100, 48_000, 32_000];

/** Reads the four bytes at the start of a Layer III frame; undefined if they aren't a valid header. */
export function readMp3Frame(bytes: Uint8Array, at: number): Mp3Frame | undefined {
  const [first, second, third, fourth] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  if (first !== 0xff || second === undefined || third === undefined || fourth === undefined) return undefined;
  const version = (second >> 3) & 3;
  const isLayer3 = (second & 0xe6) === 0xe2;
  if (!isLayer3 || version === 1 || (fourth & 3) === 2) return undefined;
  const isVersion1 = version === 3;
  const bitrateKbps = (isVersion1 ? bitratesVersion1 : bitratesVersion2)[(third >> 4) - 1];
  const fullRate = sampleRatesVersion1[(third >> 2) & 3];
  if (!bitrateKbps || !fullRate) return undefined;
  const sampleRate = isVersion1 ? fullRate : version === 2 ? fullRate / 2 : fullRate / 4;
  const samples = isVersion1 ? 1152 : 576;
  const channels = fourth >> 6 === 3 ? 1 : 2;
  return {
    lengthBytes: Math.floor(((samples / 8) * bitrateKbps * 1000) / sampleRate) + ((third >> 1) & 1),
    samples,
    sampleRate,
    bitrateKbps,
    channels,
    family: version * sampleRate,
    markOffset: isVersion1 ? (channels === 2 ? 36 : 21) : channels === 2 ? 21 : 13,
  };
}

/** The number of frames that a Xing or Info frame states; undefined in an ordinary frame. */
export function readPromisedFrames(frame: Uint8Array, { markOffset }: Mp3Frame): number | undefined {
  const mark = String.fromCharCode(...frame.subarray(markOffset, markOffset + 4));
  if (mark !== 'Xing' && mark !== 'Info') return undefined;
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  if (frame.byteLength < markOffset + 12 || (view.getUint32(markOffset + 4) & 1) === 0) return undefined;
  return view.getUint32(markOffset + 8);
}
