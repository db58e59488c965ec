import { fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * How long responses take while requests come at a steady pace, whatever the server does: waiting counts, too. The
 * requests come from a separate process, so that the measuring program's own work doesn't count as the server's.
 */
export async function measureLatency(
  url: string,
  options: { perSecond: number; until: Promise<unknown> },
): Promise<number[]> {
  const asker = fork(join(import.meta.dirname, 'latency-process.ts'), [url, String(options.perSecond)]);
  const answered = new Promise<number[]>((done, fail) => {
    asker.once('message', (times) => done(times as number[]));
    asker.once('exit', (code) => fail(new Error(`the process that asks ended with ${code}`)));
  });
  // It exits early only if something is wrong.
  await Promise.race([options.until, answered]);
  asker.send('enough');
  return answered;
}

export function p99(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
