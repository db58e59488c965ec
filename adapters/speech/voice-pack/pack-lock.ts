import { open, rm, stat, utimes } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** A holder that lives touches its lock at this pace; one that died is forgotten after a few of them. */
const touchMs = 2_000;
const staleMs = 15_000;
const lookMs = 300;

/** Runs alone among all processes that use the same lock file; waits for its turn. */
export async function withPackLock<Result>(
  path: string,
  signal: AbortSignal,
  run: () => Promise<Result>,
): Promise<Result> {
  while (!(await takeLock(path))) await sleep(lookMs, undefined, { signal });
  const touching = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => {}), touchMs);
  try {
    return await run();
  } finally {
    clearInterval(touching);
    await rm(path, { force: true });
  }
}

async function takeLock(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const held = await stat(path).catch(() => undefined);
  if (held && Date.now() - held.mtimeMs > staleMs) await rm(path, { force: true });
  return false;
}
