import { expect, test } from 'vitest';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { createMp3Codec } from './mp3.ts';

const sampleRate = 44_100;
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
  ['a program', await findFfmpeg(undefined, ['libmp3lame'])],
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

test('a failing program is reported', async () => {
  const codec = createMp3Codec({ ffmpeg: '/nowhere/ffmpeg' });
  await expect(codec.encodeMp3({ left: sound, right: sound, sampleRate })).rejects.toThrow('ENOENT');
});
