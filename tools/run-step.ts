import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..');

/** Runs one program of the project and shows its output, live if it runs alone; returns whether it succeeded. */
export async function runStep(
  title: string,
  command: string,
  args: string[],
  { env = {}, isAlone = true }: { env?: Record<string, string>; isAlone?: boolean } = {},
): Promise<boolean> {
  const started = Date.now();
  if (isAlone) console.log(`\n── ${title}`);
  const bin = command === 'node' ? process.execPath : join(projectRoot, 'node_modules', '.bin', command);
  const child = spawn(bin, args, {
    cwd: projectRoot,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed += String(chunk);
    });
  const status = await new Promise<number | null>((ended, fail) => {
    child.once('error', fail);
    child.once('close', ended);
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (!isAlone) process.stdout.write(`\n── ${title}\n${printed}`);
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return status === 0;
}
