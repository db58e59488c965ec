import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CutTask } from '#domain/audio/create-studio.ts';
import type { MasteredCut } from '#domain/audio/studio.ts';
import type { CutMessage } from './thread.ts';

const MAX_STOP_MS = 3000;

/** Masters a cut on a thread of its own, which ends with it. */
export async function masterAside(
  prepared: Promise<CutTask>,
  { signal, ffmpeg }: { signal: AbortSignal; ffmpeg: string | undefined },
): Promise<MasteredCut> {
  const thread = new Worker(join(import.meta.dirname, 'thread.ts'));
  let isAtWork = false;
  try {
    const answer = once(thread, 'message', { signal });
    const asked = prepared.then((task) => {
      thread.postMessage({ task, ffmpeg } satisfies CutMessage);
      isAtWork = true;
    });
    const [[made]] = await Promise.all([answer, asked]);
    return made as MasteredCut;
  } finally {
    if (signal.aborted && isAtWork) await stop(thread);
    await thread.terminate();
  }
}

/** Lets it end its encoder and delete its files. One that is deep in work is not waited for any longer. */
async function stop(thread: Worker): Promise<void> {
  thread.on('error', () => {});
  const ended = once(thread, 'exit', { signal: AbortSignal.timeout(MAX_STOP_MS) }).catch(() => {});
  thread.postMessage('stop' satisfies CutMessage);
  await ended;
}
