import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runFfmpeg } from './run-ffmpeg.ts';

const require = createRequire(import.meta.url);

export type Encoder = 'libx264' | 'aac' | 'libmp3lame';

/**
 * The command of a working ffmpeg: only the given path, or else the one from npm, or else the system's; undefined
 * if none has the encoders.
 */
export async function findFfmpeg(path: string | undefined, encoders: Encoder[]): Promise<string | undefined> {
  const commands = path ? [path] : [bundledFfmpeg(), 'ffmpeg'];
  for (const command of commands) {
    if (command && (await hasEncoders(command, encoders))) return command;
  }
  return undefined;
}

/** Installed if there is a package for the platform. */
function bundledFfmpeg(): string | undefined {
  try {
    const manifest = require.resolve(`@ffmpeg-binary/${process.platform}-${process.arch}/package.json`);
    return join(dirname(manifest), 'ffmpeg');
  } catch {
    return undefined;
  }
}

async function hasEncoders(command: string, encoders: Encoder[]): Promise<boolean> {
  const given = ['-hide_banner', '-encoders'];
  const listed = await runFfmpeg(command, given, { silenceMs: 30_000 }).catch(() => Buffer.alloc(0));
  const names = new Set(listed.toString().split(/\s+/));
  return encoders.every((encoder) => names.has(encoder));
}
