import { on, once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Aside, AsideOptions, CutTask } from '#domain/audio/create-studio.ts';
import type { StudioSounds } from '#domain/audio/mixing/studio-sounds.ts';
import type { MasteredCut } from '#domain/audio/studio.ts';
import type { AsideStart, CutMessage } from './thread.ts';

const MAX_STOP_MS = 3000;

type Command = string | undefined;
type Options = AsideOptions & {
  ffmpeg: Command | Promise<Command>;
  /** The folder where it keeps sounds that it renders, for the next studio. */
  keptIn?: string | undefined;
};

/** Masters a cut on a thread of its own, which ends with it. What it has to render first is handed out. */
export function masterAside(prepared: Promise<CutTask>, { signal, sounds, ffmpeg, keptIn }: Options): Aside {
  const workerData: AsideStart = { sounds, keptIn };
  const thread = new Worker(join(import.meta.dirname, 'thread.ts'), { workerData });
  const messages = on(thread, 'message', { signal });
  const next = async () => (await messages.next()).value?.[0];
  const rendered: Promise<StudioSounds> = sounds ? Promise.resolve(sounds) : next();
  const answer = rendered.then(next);
  return { sounds: rendered, made: master(thread, prepared, { answer, signal, ffmpeg }) };
}

async function master(
  thread: Worker,
  prepared: Promise<CutTask>,
  { answer, signal, ffmpeg }: Omit<Options, 'sounds' | 'keptIn'> & { answer: Promise<MasteredCut> },
): Promise<MasteredCut> {
  let isAtWork = false;
  try {
    const asked = prepared.then((task) => {
      thread.postMessage({ task } satisfies CutMessage);
      isAtWork = true;
    });
    // On its own: nothing waits for it before the sound is mixed.
    const told = Promise.resolve(ffmpeg).then((command) =>
      thread.postMessage({ ffmpeg: command } satisfies CutMessage),
    );
    const [made] = await Promise.all([answer, asked, told]);
    return made;
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
