import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { createMp3Codec } from './mp3.ts';

const sampleRate = 44_100;
const program = await findFfmpeg(undefined, ['libmp3lame']);
const marks = [22_050, 66_000, 100_000];
const markLength = 400;

/** Three short tones in silence. */
const sound = new Float32Array(sampleRate * 3);
for (const mark of marks) {
  for (let index = 0; index < markLength; index++)
    sound[mark + index] = 0.8 * Math.sin(index / 5) * Math.exp(-index / 60);
}

/** How many samples a mark has moved: where the decoded sound fits the original best. */
function movedBy(heard: Float32Array, mark: number): number {
  const likeness = (shift: number) => {
    let sum = 0;
    for (let index = 0; index < markLength; index++)
      sum += (sound[mark + index] as number) * (heard[mark + index + shift] ?? 0);
    return sum;
  };
  const shifts = Array.from({ length: 121 }, (_, index) => index - 60);
  return shifts.reduce((best, shift) => (likeness(shift) > likeness(best) ? shift : best), 0);
}

test.each([
  ['WebAssembly', undefined],
  ['a program', program],
])('encoded by %s and decoded again, every sample is in its place', async (_, ffmpeg) => {
  const codec = createMp3Codec({ ffmpeg });
  const mp3 = await codec.encodeMp3({ left: sound, right: sound, sampleRate });
  const { sound: heard, errors } = await codec.decodeMp3(mp3);
  expect(errors).toEqual([]);
  expect(marks.map((mark) => movedBy(heard.left, mark))).toEqual([0, 0, 0]);
  // A frame from the first byte on, and 128 kb/s throughout.
  expect([mp3[0], (mp3[1] as number) & 0xe0]).toEqual([0xff, 0xe0]);
  expect(mp3.length / (heard.left.length / sampleRate)).toBeCloseTo(16_000, -2);
});

test('frames that a program cannot decode are reported', async () => {
  const codec = createMp3Codec({ ffmpeg: program });
  const mp3 = await codec.encodeMp3({ left: sound, right: sound, sampleRate });
  mp3.fill(0x55, 20_000, 24_000);
  expect((await codec.decodeMp3(mp3)).errors.join()).toContain('Invalid data');
});

test('a program hears the same sound as WebAssembly, in the room it is given', async () => {
  const mp3 = await createMp3Codec().encodeMp3({ left: sound, right: sound, sampleRate });
  const room = { left: new Float32Array(sound.length * 2), right: new Float32Array(sound.length * 2) };
  const { sound: heard } = await createMp3Codec({ ffmpeg: program }).decodeMp3(mp3, { room });
  const { sound: expected } = await createMp3Codec().decodeMp3(mp3);
  expect(heard.left.buffer).toBe(room.left.buffer);
  expect(heard.left.length).toBe(expected.left.length);
  const gap = heard.left.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (expected.left[at] as number))),
    0,
  );
  expect(gap).toBeLessThan(1e-4);
});

test('a program that is canceled while decoding leaves no file behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-decoding-'));
  const mp3 = await createMp3Codec().encodeMp3({ left: sound, right: sound, sampleRate });
  vi.stubEnv('TMPDIR', folder);
  try {
    const signal = AbortSignal.abort();
    await expect(createMp3Codec({ ffmpeg: program }).decodeMp3(mp3, { signal })).rejects.toThrow('aborted');
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a failing program is reported', async () => {
  const codec = createMp3Codec({ ffmpeg: '/nowhere/ffmpeg' });
  await expect(codec.encodeMp3({ left: sound, right: sound, sampleRate })).rejects.toThrow('ENOENT');
});
