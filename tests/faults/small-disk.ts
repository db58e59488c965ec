import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export type SmallDisk = { folder: string; fill: () => void; empty: () => void; remove: () => void };

/** Only root may mount one. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A separate file system that can be filled to its last byte and emptied again. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w');
      const block = Buffer.alloc(64 * 1024);
      try {
        while (writeSync(file, block) > 0);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove: () => void execFileSync('umount', ['--lazy', folder]),
  };
}
