import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openProcess } from '../processes/open-process.ts';
import type { VoicePack } from '../speech/voice-pack/create-voice-pack.ts';
import type { TranscribedPart, Transcriber } from './contract.ts';
import type { TranscribeTask } from './moonshine/process.ts';

const silenceMs = 600_000;

/** Moonshine tiny on this machine, in a separate process; its files come with the voice pack. */
export function createMoonshine({
  root,
  pack,
  niceness,
  compiledDir,
}: {
  root: string;
  pack: VoicePack;
  niceness?: number;
  compiledDir?: string;
}): Transcriber {
  const process = openProcess({
    name: 'Moonshine',
    script: join(root, 'adapters/transcriber/moonshine/process.ts'),
    niceness,
    compiledDir,
  });
  return {
    name: 'Moonshine',
    isReady: () => pack.isPresent(),
    async transcribe(samples, { signal, onPart }) {
      await pack.fetch({ signal, onProgress: () => onPart?.() });
      const task: TranscribeTask = {
        encoderPath: pack.pathOf('moonshine-encoder.onnx'),
        decoderPath: pack.pathOf('moonshine-decoder.onnx'),
        wordsPath: pack.pathOf('moonshine-words.js'),
        threads: Math.min(2, availableParallelism()),
        samples,
      };
      return process.call<TranscribedPart[]>('transcribe', task, {
        signal,
        silenceMs,
        onEvent: () => onPart?.(),
      });
    },
  };
}
