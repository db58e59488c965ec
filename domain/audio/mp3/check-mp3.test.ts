import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { writeClipFile } from '../recording/clip-file.ts';
import { checkMp3 } from './check-mp3.ts';

const codec = createMp3Codec();
const rate = 44_100;
const tone = Float32Array.from({ length: rate * 3 }, (_, index) => 0.4 * Math.sin(index / 30));
/** The same noise each time: random noise could form a frame header. */
const noise = (bytes: number) => createHash('shake256', { outputLength: bytes }).update('noise').digest();
let mp3: Uint8Array;
let tagged: Uint8Array;

beforeAll(async () => {
  mp3 = await codec.encodeMp3({ left: tone, right: tone, sampleRate: rate });
  tagged = codec.tagMp3(mp3, {
    title: 'T',
    artist: 'A',
    album: 'B',
    comment: 'C',
    year: 2026,
    cover: { bytes: noise(5000), contentType: 'image/jpeg' },
    chapters: [{ title: 'One', startSeconds: 0, endSeconds: 3 }],
  });
});

function* inPieces(bytes: Uint8Array, size: number): Iterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const check = (bytes: Uint8Array, size = 4096) => checkMp3(inPieces(bytes, size));
const notMp3 = 'Only MP3 files are supported. Please convert your audio to MP3 format.';

/** A frame of 128 kb/s at 44.1 kHz with a different header than our encoder writes. */
function frame(bitrateIndex: number, bytes: number, inside = Buffer.alloc(0)): Buffer {
  const made = Buffer.alloc(bytes);
  made.set([0xff, 0xfb, bitrateIndex << 4, 0x00]);
  made.set(inside, 36);
  return made;
}

test.each([1, 7, 1000, 1_000_000])('our own file is valid, read in pieces of %i bytes', async (size) => {
  expect(await check(tagged, size)).toMatchObject({
    kind: 'mp3',
    bitrateKbps: 128,
    sampleRate: rate,
    channels: 2,
  });
});

test('length, tags at both ends and padding are parsed', async () => {
  const id3v1 = Buffer.alloc(128);
  id3v1.write('TAG');
  const ape = Buffer.alloc(32 + 40 + 32);
  ape.write('APETAGEX', 0);
  ape.writeUInt32LE(72, 12);
  ape.writeUInt32LE(0xa000_0000, 20);
  ape.write('APETAGEX', 72);
  ape.writeUInt32LE(72, 84);
  const verdict = await check(Buffer.concat([tagged, Buffer.alloc(500), mp3, ape, id3v1]));
  expect(verdict).toMatchObject({ kind: 'mp3' });
  expect(verdict.kind === 'mp3' && verdict.durationSeconds).toBeCloseTo(6, 0);
});

test('a variable bit rate is fine, and the stated number of frames must match', async () => {
  const promise = Buffer.alloc(16);
  promise.write('Xing');
  promise.writeUInt32BE(1, 4);
  promise.writeUInt32BE(100, 8);
  const frames = Array.from({ length: 100 }, (_, index) => (index % 2 ? frame(9, 417) : frame(11, 626)));
  const whole = Buffer.concat([frame(9, 417, promise), ...frames]);
  expect(await check(whole)).toMatchObject({ kind: 'mp3', frames: 100 });
  const cut = whole.subarray(0, whole.length - 417);
  expect(await check(cut)).toEqual({ kind: 'refused', message: expect.stringContaining('incomplete') });
});

test('fakes are refused', async () => {
  const html = Buffer.from('<!doctype html><p>not found</p>'.repeat(900));
  const id3Only = tagged.subarray(0, tagged.length - mp3.length);
  const fakes = {
    'random bytes': noise(200_000),
    'a web page': html,
    'a tag and noise': Buffer.concat([id3Only, noise(100_000)]),
    'a tag and nothing': id3Only,
    'a renamed WAV': writeClipFile({ samples: tone, sampleRate: rate }),
    'a few good frames in noise': Buffer.concat([mp3.subarray(0, 4000), noise(200_000)]),
    nothing: Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(fakes))
    expect(await check(bytes), name).toEqual({ kind: 'refused', message: notMp3 });
});

test('a truncated file and one with less than a second of sound get their own messages', async () => {
  expect(await check(tagged.subarray(0, tagged.length - 1000))).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('its end is missing'),
  });
  expect(await check(mp3.subarray(0, 418 * 10))).toMatchObject({ kind: 'refused' });
});

test.each(['T', 'ID', 'AP', '\xff\xfb'])(
  'only the start of a large file made of %j is read',
  async (unit) => {
    const piece = Buffer.alloc(65_536, unit, 'latin1');
    let read = 0;
    function* sixtyMegabytes(): Iterable<Uint8Array> {
      for (; read < 960; read += 1) yield piece;
    }
    expect(await checkMp3(sixtyMegabytes())).toEqual({ kind: 'refused', message: notMp3 });
    expect(read).toBeLessThan(20);
  },
);
