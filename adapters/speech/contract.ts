/** Something to be said. `text` is already written the way it is spoken. */
export type Line = { speaker: string; text: string };

export type WordTiming = { word: string; startSeconds: number; endSeconds: number };

/** One line as sound: mono, any rate; timings where the engine knows them. */
export type SpokenLine = { samples: Float32Array; sampleRate: number; words?: WordTiming[] };

export type Speech = {
  name: string;
  /** A draft voice is good enough to check a script, not to be delivered without a person's word. */
  isDraft: boolean;
  /** Measured with these voices; the word budget of a script comes from it. */
  wordsPerMinute: number;
  /** Changes whenever the same text would sound different: voice, model, settings. Part of every cache key. */
  voiceKey: (speaker: string) => string;
  /** Lines in order, sound in the same order. Throws `Unavailable` when it is worth trying again. */
  speak: (lines: Line[], options: { signal: AbortSignal }) => Promise<SpokenLine[]>;
};
