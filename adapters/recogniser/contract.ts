/** What was heard between two moments. The parts are in order and do not overlap. */
export type HeardPart = { text: string; startSeconds: number; endSeconds: number };

export const recogniserRate = 16_000;

export type Recogniser = {
  name: string;
  /** Mono samples at `recogniserRate` become text. Throws `Unavailable` when it is worth trying again. */
  transcribe: (samples: Float32Array, options: { signal: AbortSignal }) => Promise<HeardPart[]>;
};
