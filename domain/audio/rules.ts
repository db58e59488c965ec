/** The limits of every delivered episode, measured on the finished MP3. */
export const episodeLimits = {
  minSeconds: 180,
  maxSeconds: 300,
  maxSilenceSeconds: 2,
  loudnessLufs: -16,
  loudnessTolerance: 0.5,
  truePeakDb: -1,
} as const;
