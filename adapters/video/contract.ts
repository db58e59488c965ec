import type { Readable } from 'node:stream';

/** Every change of a clip's picture falls on one of its frames. */
export const FRAMES_PER_SECOND = 25;

/** A still, as high as the clip and wider by `travel` pixels, which is how far it moves during its time. */
export type ClipShot = {
  picture: Uint8Array;
  startSeconds: number;
  travel: number;
  /** Which way the view moves; a still without travel doesn't move. */
  direction: 'left' | 'right';
};

export type ClipOverlay = {
  picture: Uint8Array;
  left: number;
  top: number;
  startSeconds: number;
  endSeconds: number;
};

/**
 * Photos with soft cuts, and over them the captions, a moving waveform and other stills. Pictures are PNG; times count
 * from the clip's start.
 */
export type Clip = {
  width: number;
  height: number;
  durationSeconds: number;
  /** Sorted by time; the first starts at 0. */
  shots: ClipShot[];
  overlays: ClipOverlay[];
  /** All pictures have the same size. Each shows until the next one; without a picture, nothing shows. */
  captions: { left: number; top: number; pictures: Uint8Array[]; changes: CaptionChange[] } | null;
  waveform: {
    left: number;
    top: number;
    width: number;
    height: number;
    played: string;
    coming: string;
  } | null;
  /** Null for a silent clip. Consecutive parts of the sound, at the loudness they have in the file. */
  sound: { stream: Readable; parts: SoundPart[] } | null;
};
export type CaptionChange = { atSeconds: number; picture: number | null };
export type SoundPart = { startSeconds: number; durationSeconds: number };

/** Throws `Unavailable` if a clip can't be made now; nothing is left behind. */
export type Video = {
  /** MP4 (H.264, AAC) that starts playing before it is loaded. */
  makeClip(clip: Clip, options: { signal: AbortSignal }): Promise<Buffer>;
};
