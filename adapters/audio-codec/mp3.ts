import { type MPEGDecodedAudio, MPEGDecoder } from 'mpg123-decoder';
import NodeID3 from 'node-id3';
import { createMp3Encoder } from 'wasm-media-encoders';
import type { AudioCodec, DecodedSound, EpisodeTags, Room, StereoSound } from './contract.ts';
import { decodeNatively } from './decode-natively.ts';
import { encodeNatively } from './encode-natively.ts';

const bitrate = 128;
const samplesPerCall = 1152 * 64;
const bytesPerCall = 64 * 1024;
/** The delay that LAME and a decoder add in front; players don't know it, so captions would lag behind. */
const codecDelaySamples = 1105;

type Command = string | undefined;

/**
 * LAME and mpg123 as WebAssembly: nothing to install. If there is an ffmpeg, its LAME encodes and its own decoder, which
 * had no part in making the file, decodes.
 */
export function createMp3Codec({ ffmpeg }: { ffmpeg?: Command | Promise<Command> } = {}): AudioCodec {
  return {
    async encodeMp3({ left, right, sampleRate }, { signal } = {}) {
      const sound = {
        left: left.subarray(codecDelaySamples),
        right: right.subarray(codecDelaySamples),
        sampleRate,
      };
      const command = await ffmpeg;
      return command ? encodeNatively(command, sound, { bitrate, signal }) : encodeMp3(sound);
    },
    async decodeMp3(mp3, { room = emptyRoom, signal } = {}) {
      const command = await ffmpeg;
      return command ? decodeNatively(command, mp3, { room, signal }) : decodeMp3(mp3, room);
    },
    readMp3,
    tagMp3,
  };
}

async function encodeMp3({ left, right, sampleRate }: StereoSound): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 2, sampleRate, bitrate });
  const parts: Uint8Array[] = [];
  for (let from = 0; from < left.length; from += samplesPerCall) {
    const to = from + samplesPerCall;
    // The encoder returns its own memory, which the next call overwrites.
    parts.push(encoder.encode([left.subarray(from, to), right.subarray(from, to)]).slice());
  }
  parts.push(encoder.finalize().slice());
  return Buffer.concat(parts);
}

async function decodeMp3(mp3: Uint8Array, room: Room): Promise<DecodedSound> {
  const errors: string[] = [];
  let { left, right } = room;
  let length = 0;
  let sampleRate = 0;
  for await (const part of decodeParts(mp3)) {
    errors.push(...part.errors.map((error) => error.message));
    const [heardLeft, heardRight = heardLeft] = part.channelData;
    if (!heardLeft || !heardRight || part.samplesDecoded === 0) continue;
    sampleRate ||= part.sampleRate;
    if (part.sampleRate !== sampleRate) errors.push('the sample rate changes within the file');
    const end = length + heardLeft.length;
    if (end > left.length) [left, right] = [grow(left, end), grow(right, end)];
    left.set(heardLeft, length);
    right.set(heardRight, length);
    length = end;
  }
  if (sampleRate === 0) errors.push('there is no sound in it');
  const sound = { left: left.subarray(0, length), right: right.subarray(0, length) };
  return { sound: { ...sound, sampleRate: sampleRate || 44_100 }, errors };
}

const emptyRoom: Room = { left: new Float32Array(0), right: new Float32Array(0) };

/** Grows by half, so that a long sound is copied only a few times. */
function grow(samples: Float32Array, needed: number): Float32Array {
  const larger = new Float32Array(Math.max(needed, Math.ceil(samples.length * 1.5)));
  larger.set(samples);
  return larger;
}

async function* readMp3(mp3: Uint8Array): AsyncIterable<Float32Array> {
  for await (const { channelData, samplesDecoded } of decodeParts(mp3)) {
    if (channelData[0] && samplesDecoded > 0) yield channelData[0];
  }
}

async function* decodeParts(mp3: Uint8Array): AsyncIterable<MPEGDecodedAudio> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for (let from = 0; from < mp3.length; from += bytesPerCall)
      yield decoder.decode(mp3.subarray(from, from + bytesPerCall));
  } finally {
    decoder.free();
  }
}

function tagMp3(mp3: Uint8Array, tags: EpisodeTags): Uint8Array {
  const toMilliseconds = (seconds: number) => Math.max(0, Math.round(seconds * 1000));
  const ids = tags.chapters.map((_, index) => `chapter${index + 1}`);
  const tagged = NodeID3.write(
    {
      title: tags.title,
      artist: tags.artist,
      album: tags.album,
      genre: 'Podcast',
      year: String(tags.year),
      comment: { language: 'eng', text: [tags.disclosure, tags.comment].filter(Boolean).join(' ') },
      ...(tags.disclosure
        ? { userDefinedText: [{ description: 'AI_DISCLOSURE', value: tags.disclosure }] }
        : {}),
      ...(tags.cover ? { image: cover(tags.cover) } : {}),
      chapter: tags.chapters.map((chapter, index) => ({
        elementID: ids[index] as string,
        startTimeMs: toMilliseconds(chapter.startSeconds),
        endTimeMs: toMilliseconds(chapter.endSeconds),
        tags: { title: chapter.title },
      })),
      tableOfContents: [{ elementID: 'toc', isOrdered: true, elements: ids }],
    },
    Buffer.from(mp3.buffer, mp3.byteOffset, mp3.byteLength),
  );
  return tagged;
}

function cover({ bytes, contentType }: NonNullable<EpisodeTags['cover']>) {
  return {
    mime: contentType,
    type: { id: 3, name: 'front cover' },
    description: 'Cover',
    imageBuffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  };
}
