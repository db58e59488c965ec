/** Something to be said. `text` is already written the way it is spoken. */
export type Line = {
  speaker: string;
  text: string;
  /** How many times faster than the voice by itself; 1 when missing. Voices without a `speedRange` ignore it. */
  speed?: number;
};

export type WordTiming = { word: string; startSeconds: number; endSeconds: number };

/** One line as sound: mono, any rate; timings where the engine knows them. */
export type SpokenLine = { samples: Float32Array; sampleRate: number; words?: WordTiming[] };

export type SpeakOptions = {
  signal: AbortSignal;
  /** Called for each line as soon as it is there, so that it can be kept before the others are. */
  onLine?: (index: number, line: SpokenLine) => void | Promise<void>;
};

/** Voices that are ready to speak. */
export type Voices = {
  name: string;
  /** A draft voice is good enough to check a script, not to be delivered without a person's word. */
  isDraft: boolean;
  /** The slowest and the fastest that these voices can be asked for and still sound well; missing where they cannot. */
  speedRange?: readonly [slowest: number, fastest: number];
  /** About how long a line takes at its own speed, where a second take costs more than a good guess. */
  estimateSeconds?: (line: Line) => number;
  /** Changes whenever the same text would sound different: voice, model, settings. Part of every cache key. */
  voiceKey: (speaker: string) => string;
  /** Lines in order, sound in the same order. Throws `Unavailable` when it is worth trying again. */
  speak: (lines: Line[], options: SpeakOptions) => Promise<SpokenLine[]>;
};

export type PrepareOptions = {
  signal: AbortSignal;
  /** What is being fetched and how much of it is there, where something must be fetched first. */
  onProgress?: (progress: { what: string; doneBytes: number; totalBytes: number }) => void;
};

export type Speech = {
  name: string;
  /** Measured with these voices, pauses between turns included; the word budget of a script comes from it. */
  wordsPerMinute: number;
  /** Fetches and checks what the voices need, once; afterwards it answers at once. May be repeated. */
  prepare: (options: PrepareOptions) => Promise<Voices>;
};

const pronunciation = /\[([^\]\n]+)\]\(\/([^/\n]+)\/\)/g;

/** A word may carry how it sounds, in IPA: `[Larkmere](/lˈɑɹkmɪɹ/)`. This is the text without that. */
export function withoutPronunciation(text: string): string {
  return text.replace(pronunciation, '$1');
}
