import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { Unavailable } from '../unavailable.ts';
import { type Clip, FRAMES_PER_SECOND, type Video } from './contract.ts';
import { drawWaveform, loudnessOfBars } from './draw-waveform.ts';
import { captionList, filterGraph, type Inputs, WAVEFORM_STEP } from './filter-graph.ts';

type Options = { command: string; niceness?: number; silenceSeconds?: number };
type Run = (given: string[]) => Promise<Buffer>;

const ENVELOPE_RATE = 8000;
// One thread each: a clip is made in the background and may take its time.
const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];
const oneThread = ['-threads', '1', '-filter_complex_threads', '1', '-filter_threads', '1'];
// Written once a second, to distinguish a slow encoder from one that hangs.
const heartbeat = ['-progress', 'pipe:1', '-stats_period', '1'];
const picture = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p', '-g', '125'];
const colors = [
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-colorspace',
  'bt709',
  '-color_range',
  'tv',
];
const audio = ['-c:a', 'aac', '-b:a', '160k', '-ar', '44100', '-ac', '2'];
// An episode contains its own chapters and cover.
const plain = ['-map_chapters', '-1', '-map_metadata', '-1', '-movflags', '+faststart'];

export function createFfmpegVideo({ command, niceness, silenceSeconds = 120 }: Options): Video {
  return {
    async makeClip(clip, { signal }) {
      const folder = await mkdtemp(join(tmpdir(), 'hearthcast-clip-'));
      const run: Run = (given) =>
        runFfmpeg(command, [...quiet, ...given], {
          signal,
          silenceMs: silenceSeconds * 1000,
          ...(niceness ? { niceness } : {}),
        });
      try {
        const { given, inputs } = await writeInputs(clip, folder, run);
        const output = join(folder, 'clip.mp4');
        const maps = ['-map', '[picture]', ...(clip.sound ? ['-map', '[sound]', ...audio] : [])];
        const graph = ['-filter_complex', filterGraph(clip, inputs)];
        const end = ['-r', String(FRAMES_PER_SECOND), '-t', clip.durationSeconds.toFixed(3), output];
        await run([
          ...oneThread,
          ...heartbeat,
          ...given,
          ...graph,
          ...maps,
          ...picture,
          '-threads',
          '1',
          ...colors,
          ...plain,
          ...end,
        ]);
        return await readFile(output);
      } catch (error) {
        throw new Unavailable('video', 'the clip could not be made', { cause: error });
      } finally {
        clip.sound?.stream.destroy();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** The program's inputs, as files in the folder, with the number by which the graph knows each. */
async function writeInputs(
  clip: Clip,
  folder: string,
  run: Run,
): Promise<{ given: string[]; inputs: Inputs }> {
  const given: string[] = [];
  let count = 0;
  const add = (...options: string[]) => {
    given.push(...options);
    count += 1;
    return count - 1;
  };
  const addPicture = async (name: string, bytes: Uint8Array) => {
    const file = join(folder, `${name}.png`);
    await writeFile(file, bytes);
    return add('-framerate', String(FRAMES_PER_SECOND), '-i', file);
  };
  const inputs: Inputs = { shots: [], overlays: [], captions: null, waveform: null, sounds: [] };
  for (const [index, shot] of clip.shots.entries())
    inputs.shots.push(await addPicture(`shot-${index}`, shot.picture));
  for (const [index, overlay] of clip.overlays.entries())
    inputs.overlays.push(await addPicture(`overlay-${index}`, overlay.picture));
  const list = await writeCaptions(clip, folder);
  if (list) inputs.captions = add('-f', 'concat', '-i', list);
  if (!clip.sound) return { given, inputs };
  const file = join(folder, 'sound');
  await pipeline(clip.sound.stream, createWriteStream(file));
  const cut = (part: { startSeconds: number; durationSeconds: number }) => [
    ...['-ss', part.startSeconds.toFixed(3), '-t', part.durationSeconds.toFixed(3)],
    ...['-i', file],
  ];
  inputs.sounds = clip.sound.parts.map((part) => add(...cut(part)));
  const [talk] = clip.sound.parts;
  if (clip.waveform && talk) {
    const { width, height, played, coming } = clip.waveform;
    const raw = await run([...cut(talk), '-ac', '1', '-ar', String(ENVELOPE_RATE), '-f', 's16le', 'pipe:1']);
    const samples = new Int16Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + (raw.length & ~1)));
    const bars = loudnessOfBars(samples, ENVELOPE_RATE);
    const draw = (color: string) =>
      drawWaveform(bars, { width, height }, color, WAVEFORM_STEP * FRAMES_PER_SECOND);
    inputs.waveform = {
      played: await addPicture('waveform-played', await draw(played)),
      coming: await addPicture('waveform-coming', await draw(coming)),
    };
  }
  return { given, inputs };
}

async function writeCaptions({ captions, durationSeconds }: Clip, folder: string): Promise<string | null> {
  const [first] = captions?.pictures ?? [];
  if (!captions || !first) return null;
  const { width, height } = await sharp(first).metadata();
  const nothing = { width, height, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  await writeFile(join(folder, 'caption-none.png'), await sharp({ create: nothing }).png().toBuffer());
  for (const [index, bytes] of captions.pictures.entries())
    await writeFile(join(folder, `caption-${index}.png`), bytes);
  const list = join(folder, 'captions.ffconcat');
  const nameOf = (index: number | null) => `caption-${index ?? 'none'}.png`;
  await writeFile(list, captionList(captions.changes, durationSeconds, nameOf));
  return list;
}
