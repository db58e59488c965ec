import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Unavailable } from '../unavailable.ts';
import type { Clip } from './contract.ts';
import { createFfmpegVideo, findFfmpeg } from './ffmpeg.ts';

const command = await findFfmpeg(process.env.FFMPEG_PATH);
const picture = await sharp({ create: { width: 90, height: 160, channels: 3, background: '#11231d' } })
  .png()
  .toBuffer();
const clip = (): Clip => ({
  width: 90,
  height: 160,
  still: picture,
  sound: { stream: createReadStream('db/seed/lake-estate/episode.mp3'), startSeconds: 1, durationSeconds: 2 },
  waves: { left: 5, top: 90, width: 80, height: 20, color: '#ffb45e' },
  captions: [{ picture, left: 0, top: 0, startSeconds: 0.5, endSeconds: 1 }],
});

test('no ffmpeg is found where there is none', async () => {
  expect(await findFfmpeg('/nowhere/ffmpeg')).toBeUndefined();
});

test.runIf(command)('a clip is an MP4 whose index comes first', async () => {
  const bytes = await createFfmpegVideo({ command: command as string }).makeClip(clip());
  const head = bytes.toString('latin1');
  expect(head.slice(4, 8)).toBe('ftyp');
  expect(head.indexOf('moov')).toBeLessThan(head.indexOf('mdat'));
  expect(head.indexOf('moov')).toBeGreaterThan(0);
  // The chapters of the whole episode are none of the clip's.
  expect(head).not.toMatch(/chpl|SubtitleHandler/);
});

test('a film that cannot be made says so and leaves nothing behind', async () => {
  const broken = createFfmpegVideo({ command: command ?? '/nowhere/ffmpeg' });
  const sound = { ...clip().sound, stream: Readable.from(['no sound at all']) };
  await expect(broken.makeClip({ ...clip(), sound })).rejects.toThrow(Unavailable);
});
