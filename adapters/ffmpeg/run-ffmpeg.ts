import { spawn } from 'node:child_process';
import { lowerPriority } from '../processes/lower-priority.ts';

type Options = {
  /** Silence for this long means that it hangs, and it is killed. Slow work on a busy machine continues. */
  silenceMs: number;
  signal?: AbortSignal;
  /** Niceness, from 0 to 19. */
  niceness?: number;
  /** What it writes about its work, even if it then ends well. */
  onComplaint?: (text: string) => void;
};

/** What the program wrote to its output. */
export function runFfmpeg(
  command: string,
  given: string[],
  { silenceMs, signal, niceness, onComplaint }: Options,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, given, {
      stdio: ['ignore', 'pipe', 'pipe'],
      killSignal: 'SIGKILL',
      ...(signal ? { signal } : {}),
    });
    // Right away, because threads that it starts later keep the priority they started with.
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
      const text = chunk.toString();
      complaints = (complaints + text).slice(-2000);
      onComplaint?.(text);
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
