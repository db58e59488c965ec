import type { Readable } from 'node:stream';

/** A still with waves of the sound and lines of speech over it. Pictures are PNG; times count from the clip's start. */
export type Clip = {
  width: number;
  height: number;
  still: Uint8Array;
  sound: { stream: Readable; startSeconds: number; durationSeconds: number };
  waves: { left: number; top: number; width: number; height: number; color: string };
  captions: { picture: Uint8Array; left: number; top: number; startSeconds: number; endSeconds: number }[];
};

/** Throws `Unavailable` when a film could not be made now; nothing is left behind. */
export type Video = {
  /** MP4 (H.264, AAC) that starts playing before it is loaded. */
  makeClip(clip: Clip): Promise<Buffer>;
};
