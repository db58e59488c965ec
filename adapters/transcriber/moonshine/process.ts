import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { answerCalls, type Tools } from '../../processes/answer-calls.ts';
import { type TranscribedPart, transcriberRate } from '../contract.ts';
import { joinWordPieces, readWordPieces } from './read-words.ts';
import { splitAtPauses } from './split-at-pauses.ts';

export type TranscribeTask = {
  encoderPath: string;
  decoderPath: string;
  wordsPath: string;
  threads: number;
  samples: Float32Array;
};
type Model = { encoder: InferenceSession; decoder: InferenceSession; pieces: string[] };

const startToken = 1;
const endToken = 2;
/** Nobody speaks faster; more would mean that the model is looping. */
const tokensPerSecond = 6.5;
const heads = 8;
const headLength = 36;

let model: Promise<Model> | undefined;

answerCalls({ transcribe });

async function transcribe(task: TranscribeTask, { signal, emit }: Tools): Promise<TranscribedPart[]> {
  model ??= openModel(task);
  const opened = await model;
  const parts: TranscribedPart[] = [];
  for (const { start, end } of splitAtPauses(task.samples, transcriberRate)) {
    signal.throwIfAborted();
    const text = await transcribeStretch(opened, task.samples.slice(start, end));
    const endSeconds = end / transcriberRate;
    if (text) parts.push({ text, startSeconds: start / transcriberRate, endSeconds });
    await emit({ doneSeconds: endSeconds });
  }
  return parts;
}

async function openModel({ encoderPath, decoderPath, wordsPath, threads }: TranscribeTask): Promise<Model> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Otherwise the decoder converts its 8-bit word table to 32-bit numbers again for every word.
    extra: { session: { disable_quant_qdq: '1', intra_op: { allow_spinning: '0' } } },
  };
  return {
    encoder: await InferenceSession.create(encoderPath, options),
    decoder: await InferenceSession.create(decoderPath, options),
    pieces: readWordPieces(await readFile(wordsPath, 'utf8')),
  };
}

async function transcribeStretch(
  { encoder, decoder, pieces }: Model,
  samples: Float32Array,
): Promise<string> {
  const encoded = await encoder.run({ input_values: new Tensor('float32', samples, [1, samples.length]) });
  const encoding = encoded.last_hidden_state as Tensor;
  const memory: Record<string, Tensor> = {};
  for (const name of decoder.inputNames) {
    if (name.startsWith('past'))
      memory[name] = new Tensor('float32', new Float32Array(0), [0, heads, 1, headLength]);
  }
  const tokens: number[] = [];
  const maxSteps = Math.ceil((samples.length / transcriberRate) * tokensPerSecond) + 4;
  let last = startToken;
  for (let step = 0; step < maxSteps; step++) {
    const output = await decoder.run({
      input_ids: new Tensor('int64', BigInt64Array.of(BigInt(last)), [1, 1]),
      encoder_hidden_states: encoding,
      use_cache_branch: new Tensor('bool', [step > 0], [1]),
      ...memory,
    });
    last = indexOfLargest(output.logits?.data as Float32Array);
    if (last === endToken) break;
    tokens.push(last);
    for (const name of decoder.outputNames) {
      // The encoding of the sound doesn't change from word to word, so that half is stored only once.
      const isKept = name.startsWith('present') && (step === 0 || !name.includes('encoder'));
      if (isKept) memory[name.replace('present', 'past_key_values')] = output[name] as Tensor;
    }
  }
  return joinWordPieces(pieces, tokens);
}

function indexOfLargest(values: Float32Array): number {
  let best = 0;
  for (let index = 1; index < values.length; index++) {
    if ((values[index] as number) > (values[best] as number)) best = index;
  }
  return best;
}
