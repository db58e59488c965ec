import type { EpisodeTags } from '#adapters/audio-codec/contract.ts';
import type { SpokenLine } from '#adapters/speech/contract.ts';
import type { Turn } from '../script/schema.ts';
import type { Chapter, Measures, TimedTurn } from './schema.ts';

/** A turn of the script with its sound. */
export type RecordedTurn = Pick<Turn, 'id' | 'speaker' | 'text' | 'spokenText' | 'branded' | 'chapter'> & {
  sound: SpokenLine;
};

export type Recording = {
  turns: RecordedTurn[];
  tags: Pick<EpisodeTags, 'title' | 'artist' | 'album' | 'comment' | 'year' | 'cover' | 'disclosure'>;
};

/** The branded cut has every turn; the unbranded one leaves out those that name the agent or the brokerage. */
export type Cut = 'branded' | 'unbranded';

export type MasteredCut = {
  mp3: Uint8Array;
  measures: Measures;
  turns: TimedTurn[];
  chapters: Chapter[];
  /** 400 numbers from 0 to 1 for the player. */
  peaks: number[];
  vtt: string;
  srt: string;
  transcript: string;
};

/** The heavy audio work. It runs in a separate process, so that nothing else has to wait for it. */
export type Studio = {
  /** Mixes, masters, encodes, tags and measures. The same recording and cut produce the same file. */
  master: (recording: Recording, cut: Cut, options: { signal: AbortSignal }) => Promise<MasteredCut>;
  /** Both cuts, side by side. The cover names the agent, so the unbranded cut has none. */
  masterCuts: (recording: Recording, options: { signal: AbortSignal }) => Promise<Record<Cut, MasteredCut>>;
  /** The sound of a finished MP3 as the transcriber needs it (mono, 16 kHz). The file already has its measurements. */
  hear: (mp3: Uint8Array, options: { signal: AbortSignal }) => Promise<Float32Array>;
  /** The waveform of an MP3, using little memory however long it is. */
  generateWaveform: (mp3: Uint8Array, options: { signal: AbortSignal }) => Promise<number[]>;
};
