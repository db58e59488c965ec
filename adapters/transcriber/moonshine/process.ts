import { join } from 'node:path';
import { answerCalls, type Tools } from '../../processes/answer-calls.ts';
import { openThread, type Thread } from '../../processes/open-thread.ts';
import { type TranscribedPart, transcriberRate } from '../contract.ts';
import { splitAtPauses } from './split-at-pauses.ts';
import type { TranscriberFiles } from './stretch-thread.ts';

export type TranscribeTask = TranscriberFiles & { threads: number; samples: Float32Array };

type Listener = Thread<Float32Array, string>;

const stretchThread = join(import.meta.dirname, 'stretch-thread.ts');
const listeners: Promise<Listener>[] = [];

answerCalls({ transcribe });

/** Each listener takes the next stretch. A short recording opens no more of them than it has stretches. */
async function transcribe(
  { threads, samples, ...files }: TranscribeTask,
  { signal, emit }: Tools,
): Promise<TranscribedPart[]> {
  const stretches = splitAtPauses(samples, transcriberRate);
  const waiting = [...stretches.entries()];
  const texts: string[] = [];
  let doneSeconds = 0;

  async function listen(listener: Listener): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted();
      const [index, { start, end }] = next;
      texts[index] = await listener.ask(samples.slice(start, end));
      doneSeconds += (end - start) / transcriberRate;
      await emit({ doneSeconds });
    }
  }

  try {
    const count = Math.min(threads, stretches.length);
    await Promise.all(Array.from({ length: count }, async (_, at) => listen(await openListener(at, files))));
  } finally {
    // When one fails, the others begin nothing more.
    waiting.length = 0;
  }
  return stretches.flatMap(({ start, end }, index) => {
    const text = texts[index];
    return text ? [{ text, startSeconds: start / transcriberRate, endSeconds: end / transcriberRate }] : [];
  });
}

function openListener(at: number, files: TranscriberFiles): Promise<Listener> {
  const known = listeners[at];
  if (known) return known;
  const opened = openThread<Float32Array, string>(stretchThread, files);
  listeners[at] = opened;
  opened.catch(() => delete listeners[at]);
  return opened;
}
