import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { Unavailable } from '../unavailable.ts';
import type { Clip } from './contract.ts';
import { drawWaveform, loudnessOfBars } from './draw-waveform.ts';
import { createFfmpegVideo } from './ffmpeg.ts';
import { captionList } from './filter-graph.ts';

const command = (await findFfmpeg(undefined, ['libx264', 'aac'])) as string;
const { signal } = new AbortController();
const still = (width: number, height: number, background: string | object) =>
  sharp({ create: { width, height, channels: 4, background: background as string } })
    .png()
    .toBuffer();
const [green, red, white] = await Promise.all([
  still(120, 160, '#10803a'),
  still(90, 160, '#b01020'),
  still(40, 20, '#ffffff'),
]);
const clip = (): Clip => ({
  width: 90,
  height: 160,
  durationSeconds: 2.4,
  shots: [
    { picture: green, startSeconds: 0, travel: 30, direction: 'right' },
    { picture: red, startSeconds: 1.2, travel: 0, direction: 'right' },
  ],
  overlays: [{ picture: white, left: 4, top: 4, startSeconds: 0, endSeconds: 0.8 }],
  captions: {
    left: 20,
    top: 100,
    pictures: [white],
    changes: [
      { atSeconds: 0.4, picture: 0 },
      { atSeconds: 0.8, picture: null },
    ],
  },
  waveform: { left: 5, top: 130, width: 80, height: 20, played: '#ffb45e', coming: '#ffffff' },
  sound: {
    stream: createReadStream('db/seed/lake-estate/episode.mp3'),
    parts: [
      { startSeconds: 8, durationSeconds: 1.2 },
      { startSeconds: 0, durationSeconds: 0.8 },
    ],
  },
});

/** The colors of a point at some moments. */
async function colorsAt(mp4: Buffer, x: number, y: number, moments: number[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthcast-stills-'));
  const file = join(folder, 'clip.mp4');
  await writeFile(file, mp4);
  const seen: string[] = [];
  for (const moment of moments) {
    const given = ['-loglevel', 'error', '-ss', String(moment), '-i', file, '-frames:v', '1'];
    const crop = ['-vf', `scale=out_color_matrix=bt709,format=rgb24,crop=2:2:${x}:${y}`];
    const raw = await runFfmpeg(command, [...given, ...crop, '-f', 'rawvideo', 'pipe:1'], {
      silenceMs: 20_000,
    });
    const [r = 0, g = 0, b = 0] = raw;
    seen.push(
      Math.min(r, g, b) > 170 ? 'white' : r > g + 40 ? 'red' : g > r + 40 ? 'green' : `${r} ${g} ${b}`,
    );
  }
  await rm(folder, { recursive: true, force: true });
  return seen;
}

test('ffmpeg comes with npm, and a wrong path finds none', async () => {
  if (`${process.platform}-${process.arch}` === 'linux-x64') expect(command).toContain('@ffmpeg-binary');
  expect(await findFfmpeg('/nowhere/ffmpeg', ['aac'])).toBeUndefined();
});

test.runIf(command)(
  'a clip is an MP4 with its index first and its pictures and captions at their times',
  async () => {
    const bytes = await createFfmpegVideo({ command }).makeClip(clip(), { signal });
    const head = bytes.toString('latin1');
    expect(head.slice(4, 8)).toBe('ftyp');
    expect(head.indexOf('moov')).toBeLessThan(head.indexOf('mdat'));
    expect(head).toContain('avc1');
    expect(head).toContain('mp4a');
    // The chapters of the whole episode are none of the clip's.
    expect(head).not.toMatch(/chpl|SubtitleHandler/);
    expect(await colorsAt(bytes, 70, 60, [0.2, 2.2])).toEqual(['green', 'red']);
    expect(await colorsAt(bytes, 40, 108, [0.2, 0.6, 1])).toEqual(['green', 'white', 'green']);
    expect(await colorsAt(bytes, 20, 12, [0.2, 1])).toEqual(['white', 'green']);
  },
);

test.runIf(command)('a clip can lack sound, captions and waveform', async () => {
  const bytes = await createFfmpegVideo({ command }).makeClip(
    { ...clip(), captions: null, waveform: null, sound: null, overlays: [] },
    { signal },
  );
  expect(bytes.toString('latin1')).not.toContain('mp4a');
});

test.runIf(command)('a clip that fails or is stopped is reported and leaves nothing behind', async () => {
  const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('hearthcast-clip-'));
  const before = await left();
  const video = createFfmpegVideo({ command });
  const sound = {
    parts: [{ startSeconds: 0, durationSeconds: 2 }],
    stream: Readable.from(['no sound at all']),
  };
  await expect(video.makeClip({ ...clip(), sound }, { signal })).rejects.toThrow(Unavailable);
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(video.makeClip(clip(), { signal: stopped })).rejects.toThrow(Unavailable);
  expect(await left()).toEqual(before);
});

test('a program that prints nothing is stopped', async () => {
  await expect(runFfmpeg('sleep', ['20'], { silenceMs: 50 })).rejects.toThrow('a signal');
});

test('the waveform is as tall as the sound is loud, with dots for silence', async () => {
  const samples = Int16Array.from({ length: 1600 }, (_, index) => (index < 800 ? 0 : 12_000));
  expect(loudnessOfBars(samples, 8000)).toEqual([0, 1]);
  const { width, height } = await sharp(
    await drawWaveform([0, 1], { width: 80, height: 20 }, '#ffffff', 100),
  ).metadata();
  expect([width, height]).toEqual([100, 20]);
});

test('captions are listed with how long each one shows', () => {
  const changes = [
    { atSeconds: 0.5, picture: 0 },
    { atSeconds: 1.25, picture: null },
  ];
  expect(captionList(changes, 2, (picture) => `c${picture ?? 'x'}.png`).split('\n')).toEqual([
    'ffconcat version 1.0',
    'file cx.png',
    'duration 0.500',
    'file c0.png',
    'duration 0.750',
    'file cx.png',
    'duration 0.750',
    'file cx.png',
    '',
  ]);
});
