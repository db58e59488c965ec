export const ONLY_MP3 = 'Only MP3 files are supported. Please convert your audio to MP3 format.';

/** The limits of every delivered episode, measured on the finished MP3. */
export const episodeLimits = {
  minSeconds: 180,
  maxSeconds: 300,
  maxSilenceSeconds: 2,
  loudnessLufs: -16,
  loudnessTolerance: 0.5,
  truePeakDb: -1,
} as const;

/** Words a minute inside a turn, numbers counted as they are spoken. */
export const paceLimits = { min: 150, max: 185 } as const;
