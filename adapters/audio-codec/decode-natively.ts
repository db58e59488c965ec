import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { DecodedSound, Room } from './contract.ts';

const silenceMs = 120_000;
const bytesPerSample = Float32Array.BYTES_PER_ELEMENT;
/** Complaints are about frames it can't read: it skips them and goes on. */
const telling = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];
const split = ['-filter_complex', 'aformat=channel_layouts=stereo,channelsplit[left][right]'];
/** Any other rate is converted. */
const sampleRate = 44_100;
const raw = ['-ar', String(sampleRate), '-f', 'f32le'];

/**
 * FFmpeg's own decoder has nothing in common with LAME, and takes a third of the time of mpg123 in WebAssembly. Each channel
 * goes to a file of its own, so that its samples are read straight into place.
 */
export async function decodeNatively(
  command: string,
  mp3: Uint8Array,
  { room, signal }: { room: Room; signal?: AbortSignal | undefined },
): Promise<DecodedSound> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthcast-sound-'));
  const from = join(folder, 'sound.mp3');
  const [left, right] = [join(folder, 'left.raw'), join(folder, 'right.raw')];
  const errors: string[] = [];
  try {
    await writeFile(from, mp3);
    const input = ['-f', 'mp3', '-i', from, ...split];
    const output = ['-map', '[left]', ...raw, left, '-map', '[right]', ...raw, right];
    await runFfmpeg(command, [...telling, ...input, ...output], {
      silenceMs,
      ...(signal && { signal }),
      onComplaint: (text) => errors.push(text.trim()),
    });
    const sound = {
      left: await readInto(room.left, left),
      right: await readInto(room.right, right),
      sampleRate,
    };
    return { sound, errors };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readInto(room: Float32Array, path: string): Promise<Float32Array> {
  const file = await open(path);
  try {
    const length = Math.floor((await file.stat()).size / bytesPerSample);
    const samples = length <= room.length ? room.subarray(0, length) : new Float32Array(length);
    await file.read(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
    return samples;
  } finally {
    await file.close();
  }
}
