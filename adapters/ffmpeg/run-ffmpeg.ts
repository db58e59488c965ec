import { spawn } from 'node:child_process';
import { lowerPriority } from '../processes/lower-priority.ts';

type Options = {
  /** Silence for so long means that it hangs, and it is ended. Slow work on a busy machine goes on. */
  silenceMs: number;
  signal?: AbortSignal;
  /** From 0 to 19: how readily it lets others go first. */
  niceness?: number;
};

/** What the program wrote to its output. */
export function runFfmpeg(
  command: string,
  given: string[],
  { silenceMs, signal, niceness }: Options,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, given, {
      stdio: ['ignore', 'pipe', 'pipe'],
      killSignal: 'SIGKILL',
      ...(signal ? { signal } : {}),
    });
    // At once: the threads it begins later keep the priority they began with.
    if (child.pid && niceness) lowerPriority(child.pid, niceness);
    const endWithUs = () => child.kill('SIGKILL');
    process.once('exit', endWithUs);
    const hang = setTimeout(endWithUs, silenceMs);
    const output: Buffer[] = [];
    let complaints = '';
    child.stdout.on('data', (chunk: Buffer) => {
      hang.refresh();
      output.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      hang.refresh();
      complaints = (complaints + chunk.toString()).slice(-2000);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(hang);
      process.off('exit', endWithUs);
      if (code === 0) resolve(Buffer.concat(output));
      else reject(new Error(`ffmpeg ended with ${code ?? 'a signal'}: ${complaints.slice(-800)}`));
    });
  });
}
