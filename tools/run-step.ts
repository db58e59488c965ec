import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..');

/** Runs one program of the project to its end, showing what it prints; says whether it went well. */
export function runStep(
  title: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): boolean {
  const started = Date.now();
  console.log(`\n── ${title}`);
  const bin = command === 'node' ? process.execPath : join(projectRoot, 'node_modules', '.bin', command);
  const result = spawnSync(bin, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`── ${title}: ${result.status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return result.status === 0;
}
