import type { Readable } from 'node:stream';

/** Every change of a clip's picture falls on one of its frames. */
export const FRAMES_PER_SECOND = 25;

/** A still, as high as the clip and wider by `travel` pixels: so far it moves past during its time. */
export type ClipShot = {
  picture: Uint8Array;
  startSeconds: number;
  travel: number;
  /** Which way the view moves; a still that travels nowhere stands. */
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
 * Photos with soft cuts, and over them what is said, a moving waveform and other stills. Pictures are PNG; times count
 * from the clip's start.
 */
export type Clip = {
  width: number;
  height: number;
  durationSeconds: number;
  /** In the order of their times; the first starts at 0. */
  shots: ClipShot[];
  overlays: ClipOverlay[];
  /** All pictures have one size. Each shows until the next one; without a picture nothing shows. */
  captions: { left: number; top: number; pictures: Uint8Array[]; changes: CaptionChange[] } | null;
  waveform: {
    left: number;
    top: number;
    width: number;
    height: number;
    played: string;
    coming: string;
  } | null;
  /** Null for a silent clip. Parts of the sound that follow each other, at the loudness they have in the file. */
  sound: { stream: Readable; parts: SoundPart[] } | null;
};
export type CaptionChange = { atSeconds: number; picture: number | null };
export type SoundPart = { startSeconds: number; durationSeconds: number };

/** Throws `Unavailable` when a clip could not be made now; nothing is left behind. */
export type Video = {
  /** MP4 (H.264, AAC) that starts playing before it is loaded. */
  makeClip(clip: Clip, options: { signal: AbortSignal }): Promise<Buffer>;
};
