/** Both channels have the same length; full scale is ±1. */
export type StereoSound = { left: Float32Array; right: Float32Array; sampleRate: number };

export type EpisodeTags = {
  title: string;
  artist: string;
  album: string;
  comment: string;
  /** What the file says about its voices; also in a separate frame, for programs. */
  disclosure?: string;
  year: number;
  cover?: { bytes: Uint8Array; contentType: 'image/jpeg' | 'image/png' };
  chapters: { title: string; startSeconds: number; endSeconds: number }[];
};

/** Arrays that may be overwritten, so that a long sound needs no others. */
export type Room = { left: Float32Array; right: Float32Array };

/** `errors` is empty if every frame could be read. */
export type DecodedSound = { sound: StereoSound; errors: string[] };

export type AudioCodec = {
  /**
   * 128 kb/s, joint stereo, constant bit rate, without tags. After decoding, every sample is in its original place;
   * to achieve that, the first 25 ms are left out.
   */
  encodeMp3: (sound: StereoSound, options?: { signal?: AbortSignal }) => Promise<Uint8Array>;
  /** Mono files come back with the same sound on both channels. */
  decodeMp3: (mp3: Uint8Array, options?: { room?: Room; signal?: AbortSignal }) => Promise<DecodedSound>;
  /** The left channel piece by piece, for files of any length. */
  readMp3: (mp3: Uint8Array) => AsyncIterable<Float32Array>;
  /** The same sound with an ID3v2 tag in front; existing tags are replaced. */
  tagMp3: (mp3: Uint8Array, tags: EpisodeTags) => Uint8Array;
};
