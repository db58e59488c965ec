import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Unavailable } from '../unavailable.ts';
import type { Clip, Video } from './contract.ts';

const FRAMES_PER_SECOND = 25;
const FADE_SECONDS = 0.6;

/** The command of a working ffmpeg: the given path, else the one the system finds; undefined without one. */
export async function findFfmpeg(path: string | undefined): Promise<string | undefined> {
  const command = path ?? 'ffmpeg';
  const encoders = await run(command, ['-hide_banner', '-encoders'], 10_000).catch(() => '');
  return /\blibx264\b/.test(encoders) && /\baac\b/.test(encoders) ? command : undefined;
}

export function createFfmpegVideo(options: { command: string; timeoutSeconds?: number }): Video {
  return {
    async makeClip(clip) {
      const folder = await mkdtemp(join(tmpdir(), 'hearthcast-clip-'));
      try {
        const sound = join(folder, 'sound');
        await pipeline(clip.sound.stream, createWriteStream(sound));
        const still = join(folder, 'still.png');
        await writeFile(still, clip.still);
        const captions = await Promise.all(
          clip.captions.map(async ({ picture }, index) => {
            const file = join(folder, `caption-${index}.png`);
            await writeFile(file, picture);
            return file;
          }),
        );
        const output = join(folder, 'clip.mp4');
        const files = { still, sound, captions, output };
        await run(options.command, clipArguments(clip, files), (options.timeoutSeconds ?? 600) * 1000);
        return await readFile(output);
      } catch (error) {
        throw new Unavailable('video', 'the clip could not be made', { cause: error });
      } finally {
        clip.sound.stream.destroy();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

type Files = { still: string; sound: string; captions: string[]; output: string };

function clipArguments(clip: Clip, { still, sound, captions, output }: Files): string[] {
  const { startSeconds, durationSeconds } = clip.sound;
  const seconds = durationSeconds.toFixed(3);
  const inputs = [
    ['-i', still],
    ['-ss', startSeconds.toFixed(3), '-t', seconds, '-i', sound],
    ...captions.map((file) => ['-i', file]),
  ].flat();
  const encoding = [
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'stillimage', '-crf', '23', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '128k', '-ar', '44100', '-movflags', '+faststart', '-t', seconds],
    // An episode carries chapters and a cover of its own.
    ...['-map_chapters', '-1', '-map_metadata', '-1'],
  ];
  // One thread: the clip is made beside everything else and may take its time.
  const quiet = [
    '-hide_banner',
    '-loglevel',
    'error',
    '-nostdin',
    '-y',
    '-threads',
    '1',
    '-filter_complex_threads',
    '1',
  ];
  const graph = ['-filter_complex', filterGraph(clip), '-map', '[film]', '-map', '[sound]'];
  return [...quiet, ...inputs, ...graph, ...encoding, output];
}

function filterGraph({ waves, captions, sound }: Clip): string {
  const fadeOutAt = Math.max(0, sound.durationSeconds - FADE_SECONDS).toFixed(3);
  const parts = [
    `[1:a]afade=t=in:d=${FADE_SECONDS / 2},afade=t=out:st=${fadeOutAt}:d=${FADE_SECONDS},asplit=2[sound][shown]`,
    `[shown]showwaves=s=${waves.width}x${waves.height}:mode=cline:rate=${FRAMES_PER_SECOND}:scale=sqrt:colors=${waves.color.replace('#', '0x')}[waves]`,
    // Decoded and converted once, then repeated: as a looped input that would be done for every frame.
    `[0:v]format=yuv420p,loop=loop=-1:size=1,fps=${FRAMES_PER_SECOND},trim=duration=${sound.durationSeconds.toFixed(3)}[still]`,
    `[still][waves]overlay=${waves.left}:${waves.top}:shortest=0[f0]`,
    ...captions.map(
      ({ left, top, startSeconds, endSeconds }, index) =>
        `[f${index}][${index + 2}:v]overlay=${left}:${top}:enable='between(t,${startSeconds.toFixed(3)},${endSeconds.toFixed(3)})'[f${index + 1}]`,
    ),
    `[f${captions.length}]format=yuv420p[film]`,
  ];
  return parts.join(';');
}

function run(command: string, given: string[], timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, given, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    let said = '';
    const collect = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`ffmpeg ended with ${code ?? 'a signal'}: ${said.slice(-500)}`));
    });
  });
}
