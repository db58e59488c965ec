import { constants, cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run-step.ts';
import type { Mutation } from './mutation.ts';

const leftOut = new Set([
  '.git',
  'node_modules',
  'data',
  'dist',
  'test-results',
  'playwright-report',
  'coverage',
]);

/** Copies the sources to `folder`: mutations never reach the working tree. */
export function makeWorkCopy(folder: string): string {
  for (const name of readdirSync(projectRoot).filter((entry) => !leftOut.has(entry))) {
    cpSync(join(projectRoot, name), join(folder, name), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Breaks one file of a work copy for as long as `work` runs. */
export async function withMutation<Result>(
  folder: string,
  { file, find, replace }: Mutation,
  work: () => Promise<Result>,
): Promise<Result> {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  // A function, because a replacement text may hold `$`.
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    return await work();
  } finally {
    writeFileSync(path, source);
  }
}
