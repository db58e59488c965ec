import { episodeLimits as limits } from './rules.ts';
import type { Measures } from './schema.ts';

export type EpisodeProblem = {
  gate: 'duration' | 'silence' | 'loudness' | 'peak' | 'decode';
  message: string;
};

/** Why an episode must not be delivered without a review, in words for staff; empty if it may be. */
export function checkEpisode(measures: Measures): EpisodeProblem[] {
  const { durationSeconds, longestSilenceSeconds, loudnessLufs, truePeakDb, decodeErrors } = measures;
  const problems: EpisodeProblem[] = [];
  if (!(durationSeconds >= limits.minSeconds && durationSeconds <= limits.maxSeconds)) {
    problems.push({
      gate: 'duration',
      message: `It is ${clock(durationSeconds)} long; an episode has ${clock(limits.minSeconds)} to ${clock(limits.maxSeconds)}.`,
    });
  }
  if (!(longestSilenceSeconds <= limits.maxSilenceSeconds)) {
    problems.push({
      gate: 'silence',
      message: `It is silent for ${longestSilenceSeconds.toFixed(1)} s; at most ${limits.maxSilenceSeconds} s are fine.`,
    });
  }
  if (!(Math.abs(loudnessLufs - limits.loudnessLufs) <= limits.loudnessTolerance)) {
    problems.push({
      gate: 'loudness',
      message: `Its loudness is ${loudnessLufs.toFixed(1)} LUFS instead of ${limits.loudnessLufs} ± ${limits.loudnessTolerance}.`,
    });
  }
  if (!(truePeakDb <= limits.truePeakDb)) {
    problems.push({
      gate: 'peak',
      message: `Its true peak is ${truePeakDb.toFixed(1)} dBTP; at most ${limits.truePeakDb} is fine.`,
    });
  }
  if (decodeErrors.length > 0) {
    problems.push({ gate: 'decode', message: `It does not decode cleanly: ${decodeErrors[0]}.` });
  }
  return problems;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
