import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openProcess } from '../processes/open-process.ts';
import { collectLines } from './collect-lines.ts';
import { type Line, type Speech, type Voices, withoutPronunciation } from './contract.ts';
import { choosePrecision, type Precision } from './kokoro/choose-precision.ts';
import { estimateSeconds } from './kokoro/estimate-seconds.ts';
import { findQuickModel } from './kokoro/find-quick-model.ts';
import type { OpenTask, SpeakTask, SpokenEvent } from './kokoro/process.ts';
import { voiceOf } from './voice-of.ts';
import type { VoicePack } from './voice-pack/create-voice-pack.ts';

const voices = ['af_heart', 'am_michael'] as const;
/** By itself; single lines may be asked for slower or faster. */
const speed = 1;
const speedRange = [0.68, 1.2] as const;
/** Change it when the same text would sound different: it empties every cache. */
const recipe = 'kokoro-82m-1.0/3';
const recipes: Record<Precision, string> = {
  exact: recipe,
  half: `${recipe}:half/2`,
  bytes: `${recipe}:bytes/1`,
  unsigned: `${recipe}:unsigned/1`,
};
const silenceMs = 600_000;
/** It holds most of a gigabyte, which mastering needs next. Lines to be said again are asked for within this time. */
const idleMs = 500;

type Options = {
  root: string;
  pack: VoicePack;
  threads?: number;
  niceness?: number;
  precision?: Precision;
  compiledDir?: string;
};

/** Kokoro-82M on this machine, in a process of its own. Two good voices and the exact time of every word. */
export function createKokoro(options: Options): Speech {
  const { root, pack, threads, niceness, compiledDir, precision = choosePrecision() } = options;
  const script = join(root, 'adapters/speech/kokoro/process.ts');
  const process = openProcess({
    name: 'Kokoro',
    script,
    niceness,
    compiledDir,
    idleMs: 3_000,
    // Opening the model frees what the file took, a hundred megabytes and more.
    returnsMemory: true,
  });
  const writer = openProcess({ name: 'Kokoro', script, niceness, idleMs: 0, returnsMemory: true });
  const engine: OpenTask = {
    modelPath: pack.pathOf('model.onnx'),
    threads: threads ?? Math.min(2, availableParallelism()),
    precision,
  };
  let hasOpened = false;
  const task = (lines: Line[]): SpeakTask => ({
    ...engine,
    lines: lines.map(({ speaker, text, speed: times = 1 }) => ({
      text,
      speed: speed * times,
      voicePath: pack.pathOf(`${voiceOf(voices, speaker)}.bin`),
    })),
  });
  async function open(signal: AbortSignal): Promise<void> {
    const isWritten = findQuickModel(engine.modelPath, precision) !== undefined;
    if (!isWritten && precision === 'unsigned')
      // Where it can't be written, the other says so, and which model speaks then.
      await writer.call('quicken', engine, { signal, silenceMs }).catch(() => signal.throwIfAborted());
    if (!isWritten) await writer.call('write', engine, { signal, silenceMs });
    // On a machine without the runtime's native part this fails, before anybody has counted on the voices.
    await process.call('open', engine, { signal, silenceMs });
  }
  const ready: Voices = {
    name: 'Kokoro',
    isDraft: false,
    speedRange,
    estimateSeconds: ({ speaker, text }) =>
      estimateSeconds(withoutPronunciation(text), voiceOf(voices, speaker)),
    voiceKey: (speaker) => `${recipes[precision]}:${voiceOf(voices, speaker)}:${speed}`,
    async speak(lines, { signal, onLine }) {
      const kept = collectLines(lines, onLine);
      await process.call('speak', task(lines), {
        signal,
        silenceMs,
        onEvent: (event) => kept.add(event as SpokenEvent),
        idleMs,
      });
      return kept.all();
    },
  };
  return {
    name: 'Kokoro',
    wordsPerMinute: 160,
    async prepare(options) {
      await pack.fetch(options);
      if (!hasOpened) await open(options.signal);
      hasOpened = true;
      return ready;
    },
  };
}
