import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openProcess } from '../processes/open-process.ts';
import type { Line, Speech, Voices } from './contract.ts';
import { keepLines } from './keep-lines.ts';
import type { SpeakTask, SpokenEvent } from './kokoro/process.ts';
import { voiceOf } from './voice-of.ts';
import type { VoicePack } from './voice-pack/create-voice-pack.ts';

const voices = ['af_heart', 'am_michael'] as const;
const speed = 1.06;
/** Change it when the same text would sound different: it empties every cache. */
const recipe = 'kokoro-82m-1.0/1';
const silenceMs = 180_000;

/** Kokoro-82M on this machine, in a process of its own. Two good voices and the exact time of every word. */
export function createKokoro({
  root,
  pack,
  threads,
}: {
  root: string;
  pack: VoicePack;
  threads?: number;
}): Speech {
  const process = openProcess({ name: 'Kokoro', script: join(root, 'adapters/speech/kokoro/process.ts') });
  const task = (lines: Line[]): SpeakTask => ({
    modelPath: pack.pathOf('model.onnx'),
    threads: threads ?? Math.min(2, availableParallelism()),
    speed,
    lines: lines.map(({ speaker, text }) => ({
      text,
      voicePath: pack.pathOf(`${voiceOf(voices, speaker)}.bin`),
    })),
  });
  const ready: Voices = {
    name: 'Kokoro',
    isDraft: false,
    voiceKey: (speaker) => `${recipe}:${voiceOf(voices, speaker)}:${speed}`,
    async speak(lines, { signal, onLine }) {
      const kept = keepLines(lines, onLine);
      await process.call('speak', task(lines), {
        signal,
        silenceMs,
        onEvent: (event) => kept.add(event as SpokenEvent),
      });
      return kept.all();
    },
  };
  return {
    name: 'Kokoro',
    wordsPerMinute: 165,
    async prepare(options) {
      await pack.fetch(options);
      return ready;
    },
  };
}
