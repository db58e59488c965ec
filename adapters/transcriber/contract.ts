/** What was said between two moments. The parts are in order and do not overlap. */
export type TranscribedPart = { text: string; startSeconds: number; endSeconds: number };

export const transcriberRate = 16_000;

export type Transcriber = {
  name: string;
  /** Mono samples at `transcriberRate` become text. Throws `Unavailable` when it is worth trying again. */
  transcribe: (samples: Float32Array, options: { signal: AbortSignal }) => Promise<TranscribedPart[]>;
};
