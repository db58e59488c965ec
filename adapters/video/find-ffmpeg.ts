import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runFfmpeg } from './run-ffmpeg.ts';

const require = createRequire(import.meta.url);

/**
 * The command of a working ffmpeg: the given path alone, or else the one from npm, or else the system's; undefined
 * without one that can encode H.264 and AAC.
 */
export async function findFfmpeg(path: string | undefined): Promise<string | undefined> {
  const commands = path ? [path] : [bundledFfmpeg(), 'ffmpeg'];
  for (const command of commands) {
    if (command && (await canEncode(command))) return command;
  }
  return undefined;
}

/** Installed where there is a package for the platform. */
function bundledFfmpeg(): string | undefined {
  try {
    const manifest = require.resolve(`@ffmpeg-binary/${process.platform}-${process.arch}/package.json`);
    return join(dirname(manifest), 'ffmpeg');
  } catch {
    return undefined;
  }
}

async function canEncode(command: string): Promise<boolean> {
  const given = ['-hide_banner', '-encoders'];
  const encoders = await runFfmpeg(command, given, { silenceMs: 30_000 }).catch(() => Buffer.alloc(0));
  return /\blibx264\b/.test(encoders.toString()) && /\baac\b/.test(encoders.toString());
}
