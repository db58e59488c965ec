import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { phonemize } from 'phonemizer';
import { answerCalls, type Tools } from '../../processes/answer-calls.ts';
import { openThread, type Thread } from '../../processes/open-thread.ts';
import type { SpokenLine } from '../contract.ts';
import type { Precision } from './choose-precision.ts';
import { isShared } from './find-quick-model.ts';
import { joinChunks, type SpokenChunk } from './join-chunks.ts';
import type { ChunkSound, ChunkTask, LaneStart } from './lane-thread.ts';
import { readPhonemes } from './read-phonemes.ts';
import { chunkLimits, splitPhrases } from './split-phrases.ts';
import { symbols } from './symbols.ts';
import { kokoroRate, timeWords } from './time-words.ts';
import { writeBeforeLayOut, writeQuickModel } from './write-quick-model.ts';

export type OpenTask = { modelPath: string; threads: number; precision: Precision };
export type SpeakTask = OpenTask & {
  lines: { text: string; voicePath: string; speed: number }[];
};
export type SpokenEvent = { index: number; line: SpokenLine };

type Lane = Thread<ChunkTask, ChunkSound>;

const styleLength = 256;
const laneThread = join(import.meta.dirname, 'lane-thread.ts');

let lanes: Promise<Lane[]> | undefined;
const styles = new Map<string, Float32Array>();

answerCalls({
  /** Both take much memory, so each is done in a process of its own. */
  quicken: async ({ modelPath }: OpenTask) => void (await writeBeforeLayOut(modelPath)),
  write: async ({ modelPath, precision }: OpenTask) => void (await writeQuickModel(modelPath, precision)),
  /** Tells early whether the model can be used on this machine at all. */
  open: async (task: OpenTask) => void (await openLanes(task)),
  speak,
});

function openLanes(task: OpenTask): Promise<Lane[]> {
  lanes ??= createLanes(task);
  return lanes;
}

/** Two lines at once on one thread each are quicker than one on two, where both hold the weights only once. */
async function createLanes({ modelPath, threads, precision }: OpenTask): Promise<Lane[]> {
  const path = await writeQuickModel(modelPath, precision);
  const count = isShared(path) ? threads : 1;
  const start: LaneStart = { path, exactPath: modelPath, threads: threads / count };
  return Promise.all(
    Array.from({ length: count }, () => openThread<ChunkTask, ChunkSound>(laneThread, start)),
  );
}

/** Each lane takes the next line, so a line may be done before the one in front of it. */
async function speak(task: SpeakTask, { signal, emit }: Tools): Promise<void> {
  const waiting = [...task.lines.entries()];
  async function speakWaiting(lane: Lane): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, line] = next;
      const event: SpokenEvent = { index, line: await speakLine(lane, line, signal) };
      await emit(event);
    }
  }
  try {
    await Promise.all((await openLanes(task)).map(speakWaiting));
  } finally {
    // When one lane fails, the others begin nothing more.
    waiting.length = 0;
  }
}

async function speakLine(
  lane: Lane,
  { text, voicePath, speed }: SpeakTask['lines'][number],
  signal: AbortSignal,
): Promise<SpokenLine> {
  const voice = await readStyle(voicePath);
  const phrases = await readPhonemes(text, async (words) => (await phonemize(words, 'en-us')).join(' '));
  const spoken: SpokenChunk[] = [];
  for (const { phonemes, spans } of splitPhrases(phrases, chunkLimits)) {
    signal.throwIfAborted();
    const ids = [0, ...Array.from(phonemes, (letter) => symbols.get(letter) as number), 0];
    // One row of the voice per number of phonemes.
    const row = phonemes.length - 1;
    const style = voice.slice(row * styleLength, (row + 1) * styleLength);
    const { samples, frames } = await lane.ask({ ids, style, speed });
    spoken.push({ samples, frames, words: timeWords(spans, frames) });
  }
  return { ...joinChunks(spoken), sampleRate: kokoroRate };
}

async function readStyle(path: string): Promise<Float32Array> {
  const known = styles.get(path);
  if (known) return known;
  const bytes = await readFile(path);
  const style = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  styles.set(path, style);
  return style;
}
