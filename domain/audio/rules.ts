/** What every delivered episode keeps to, measured on the finished MP3. */
export const episodeLimits = {
  shortestSeconds: 180,
  longestSeconds: 300,
  longestSilenceSeconds: 2,
  loudnessLufs: -16,
  loudnessTolerance: 0.5,
  truePeakDb: -1,
} as const;
