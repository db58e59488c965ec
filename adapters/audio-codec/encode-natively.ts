import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { StereoSound } from './contract.ts';

/** LAME's quality 7. For two voices at this rate, 5 takes twice as long and sounds the same (decision 056). */
const effort = '7';
const framesPerPart = 1 << 18;
const silenceMs = 120_000;
const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];
// Written once a second, to distinguish a slow encoder from one that hangs.
const heartbeat = ['-progress', 'pipe:1', '-stats_period', '1'];
/** The file begins with its first sound: no tags and no info frame in front. */
const bare = ['-write_xing', '0', '-id3v2_version', '0', '-write_id3v1', '0', '-fflags', '+bitexact'];

/**
 * LAME as a program is three times as fast as in WebAssembly, and runs next to us on another core. It reads and writes
 * files: with pipes, it would wait whenever we are busy.
 */
export async function encodeNatively(
  command: string,
  sound: StereoSound,
  { bitrate, signal }: { bitrate: number; signal?: AbortSignal | undefined },
): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthcast-mp3-'));
  const [from, to] = [join(folder, 'sound.raw'), join(folder, 'sound.mp3')];
  try {
    await writeSamples(sound, from);
    const input = ['-f', 's16le', '-ar', String(sound.sampleRate), '-ac', '2', '-i', from];
    const encoder = ['-c:a', 'libmp3lame', '-b:a', `${bitrate}k`, '-compression_level', effort];
    await runFfmpeg(command, [...quiet, ...heartbeat, ...input, ...encoder, ...bare, to], {
      silenceMs,
      ...(signal && { signal }),
    });
    return await readFile(to);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** As 16-bit samples, alternating left and right. */
async function writeSamples({ left, right }: StereoSound, path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    const part = new Int16Array(framesPerPart * 2);
    for (let from = 0; from < left.length; from += framesPerPart) {
      const to = Math.min(left.length, from + framesPerPart);
      interleave(left.subarray(from, to), right.subarray(from, to), part);
      await file.write(new Uint8Array(part.buffer, 0, (to - from) * 4));
    }
  } finally {
    await file.close();
  }
}

/** Separate from the function that waits for the disk, because the engine optimizes the loop less there. */
function interleave(left: Float32Array, right: Float32Array, part: Int16Array): void {
  for (let index = 0; index < left.length; index++) {
    part[index * 2] = toSixteenBits(left[index] as number);
    part[index * 2 + 1] = toSixteenBits(right[index] as number);
  }
}

const LOUDEST = 32_767;

/** Rounded as `Math.round` does, in a quarter of its time. */
function toSixteenBits(value: number): number {
  const scaled = value * LOUDEST;
  if (scaled >= LOUDEST) return LOUDEST;
  return scaled <= -LOUDEST ? -LOUDEST : Math.floor(scaled + 0.5);
}
