import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { phonemize } from 'phonemizer';
import { answerCalls, type Tools } from '../../processes/answer-calls.ts';
import type { SpokenLine } from '../contract.ts';
import type { Precision } from './choose-precision.ts';
import { joinChunks, type SpokenChunk } from './join-chunks.ts';
import { readPhonemes } from './read-phonemes.ts';
import { type Chunk, splitPhrases } from './split-phrases.ts';
import { symbols } from './symbols.ts';
import { kokoroRate, timeWords } from './time-words.ts';
import { writeQuickModel } from './write-quick-model.ts';

export type OpenTask = { modelPath: string; threads: number; precision: Precision };
export type SpeakTask = OpenTask & {
  lines: { text: string; voicePath: string; speed: number }[];
};
export type SpokenEvent = { index: number; line: SpokenLine };

/** The model takes 510; it speaks best well below that. */
const maxChunk = 400;
const styleLength = 256;

let model: Promise<InferenceSession> | undefined;
const styles = new Map<string, Float32Array>();

answerCalls({
  /** Takes more memory than speaking does, so it's done in a process of its own. */
  write: async ({ modelPath, precision }: OpenTask) => void (await writeQuickModel(modelPath, precision)),
  /** Tells early whether the model can be used on this machine at all. */
  open: async (task: OpenTask) => void (await openModel(task)),
  speak,
});

function openModel(task: OpenTask): Promise<InferenceSession> {
  model ??= createSession(task);
  return model;
}

async function createSession({ modelPath, threads, precision }: OpenTask): Promise<InferenceSession> {
  return InferenceSession.create(await writeQuickModel(modelPath, precision), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Waiting threads that spin would take the processor from the website.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}

async function speak(task: SpeakTask, { signal, emit }: Tools): Promise<void> {
  for (const [index, { text, voicePath, speed }] of task.lines.entries()) {
    const voice = await readStyle(voicePath);
    const phrases = await readPhonemes(text, async (words) => (await phonemize(words, 'en-us')).join(' '));
    const spoken: SpokenChunk[] = [];
    for (const chunk of splitPhrases(phrases, maxChunk)) {
      await setImmediate();
      signal.throwIfAborted();
      spoken.push(await speakFinite(task, chunk, voice, speed));
    }
    const event: SpokenEvent = { index, line: { ...joinChunks(spoken), sampleRate: kokoroRate } };
    await emit(event);
  }
}

async function readStyle(path: string): Promise<Float32Array> {
  const known = styles.get(path);
  if (known) return known;
  const bytes = await readFile(path);
  const style = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  styles.set(path, style);
  return style;
}

/** Half precision ends at 65,504. A sound that went beyond is made again, and all that follow, by the exact model. */
async function speakFinite(
  task: OpenTask,
  chunk: Chunk,
  voice: Float32Array,
  speed: number,
): Promise<SpokenChunk> {
  const session = await openModel(task);
  const spoken = await speakChunk(session, chunk, voice, speed);
  if (task.precision === 'exact' || spoken.samples.every(Number.isFinite)) return spoken;
  // Both at once would take too much memory.
  await session.release();
  model = createSession({ ...task, precision: 'exact' });
  return speakChunk(await model, chunk, voice, speed);
}

async function speakChunk(
  session: InferenceSession,
  { phonemes, spans }: Chunk,
  voice: Float32Array,
  speed: number,
): Promise<SpokenChunk> {
  const ids = [0, ...Array.from(phonemes, (letter) => symbols.get(letter) as number), 0];
  // One row of the voice per number of phonemes.
  const row = phonemes.length - 1;
  const output = await session.run({
    input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
    style: new Tensor('float32', voice.slice(row * styleLength, (row + 1) * styleLength), [1, styleLength]),
    speed: new Tensor('float32', Float32Array.of(speed), [1]),
  });
  const waveform = output.waveform?.data as Float32Array;
  const frames = Array.from(output['/encoder/Clip_output_0']?.data as ArrayLike<number | bigint>, Number);
  return { samples: waveform, frames, words: timeWords(spans, frames) };
}
