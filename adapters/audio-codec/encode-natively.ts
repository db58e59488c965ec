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
// Written once a second, so that a slow encoder can be told from one that hangs.
const heartbeat = ['-progress', 'pipe:1', '-stats_period', '1'];
/** The file begins with its first sound: no tags and no frame of information in front. */
const bare = ['-write_xing', '0', '-id3v2_version', '0', '-write_id3v1', '0', '-fflags', '+bitexact'];

/**
 * LAME as a program is three times as fast as in WebAssembly, and works beside us on another core. It reads and writes files:
 * through pipes it would wait whenever we are busy.
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

/** As 16-bit samples, left and right in turn. */
async function writeSamples({ left, right }: StereoSound, path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    const part = new Int16Array(framesPerPart * 2);
    for (let from = 0; from < left.length; from += framesPerPart) {
      const count = Math.min(framesPerPart, left.length - from);
      for (let index = 0; index < count; index++) {
        part[index * 2] = toSixteenBits(left[from + index] as number);
        part[index * 2 + 1] = toSixteenBits(right[from + index] as number);
      }
      await file.write(new Uint8Array(part.buffer, 0, count * 4));
    }
  } finally {
    await file.close();
  }
}

function toSixteenBits(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
}
