/** What was said between two moments. The parts are in order and don't overlap. */
export type TranscribedPart = { text: string; startSeconds: number; endSeconds: number };

export const transcriberRate = 16_000;

export type TranscribeOptions = {
  signal: AbortSignal;
  /** Called after each part of its files or of the sound: it is slow, but it hasn't stopped. */
  onPart?: () => void;
};

export type Transcriber = {
  name: string;
  /**
   * Whether it can start at once. Otherwise its first use downloads what it needs, which no visitor waits
   * for.
   */
  isReady: () => boolean;
  /** Mono samples at `transcriberRate` become text. Throws `Unavailable` if it is worth trying again. */
  transcribe: (samples: Float32Array, options: TranscribeOptions) => Promise<TranscribedPart[]>;
};
