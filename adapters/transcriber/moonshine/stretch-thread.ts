import { readFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { answerTasks } from '../../processes/answer-tasks.ts';
import { transcriberRate } from '../contract.ts';
import { joinWordPieces, readWordPieces } from './read-words.ts';

export type TranscriberFiles = { encoderPath: string; decoderPath: string; wordsPath: string };

const startToken = 1;
const endToken = 2;
/** Nobody speaks faster; more would mean that the model is looping. */
const tokensPerSecond = 6.5;
const heads = 8;
const headLength = 36;

const { encoderPath, decoderPath, wordsPath } = workerData as TranscriberFiles;
const options: InferenceSession.SessionOptions = {
  // Its steps are too small to be shared: two stretches at once are quicker than one on two threads.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  // It would keep the memory of the longest stretch, once for each thread.
  enableCpuMemArena: false,
  // Otherwise the decoder converts its 8-bit word table to 32-bit numbers again for every word.
  extra: { session: { disable_quant_qdq: '1' } },
};
const encoder = await InferenceSession.create(encoderPath, options);
const decoder = await InferenceSession.create(decoderPath, options);
const pieces = readWordPieces(await readFile(wordsPath, 'utf8'));

answerTasks(transcribeStretch);

async function transcribeStretch(samples: Float32Array): Promise<string> {
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
