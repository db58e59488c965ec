import type { SpokenLine, WordTiming } from '#adapters/speech/contract.ts';

const windowSeconds = 0.02;
const minPauseWindows = 6;
/** The time a word takes besides its letters. */
const lettersPerWord = 1.5;

/** Word times for voices that don't report any: the audible time, divided by word length. */
export function estimateWordTimes(text: string, { samples, sampleRate }: SpokenLine): WordTiming[] {
  const words = text.split(/\s+/).filter(Boolean);
  const audible = findAudibleWindows(samples, Math.round(windowSeconds * sampleRate));
  const total = words.reduce((sum, word) => sum + word.length + lettersPerWord, 0);
  const at = (share: number) =>
    (audible[Math.min(audible.length - 1, Math.floor(share * audible.length))] ?? 0) * windowSeconds;
  let clock = 0;
  return words.map((word) => {
    const startSeconds = at(clock / total);
    clock += word.length + lettersPerWord;
    return {
      word,
      startSeconds,
      endSeconds: Math.max(startSeconds, at((clock - 0.01) / total) + windowSeconds),
    };
  });
}

/** The indexes of the windows that aren't in a pause. */
function findAudibleWindows(samples: Float32Array, window: number): number[] {
  const levels: number[] = [];
  for (let from = 0; from < samples.length; from += window) {
    let peak = 0;
    for (let index = from; index < Math.min(samples.length, from + window); index++)
      peak = Math.max(peak, Math.abs(samples[index] as number));
    levels.push(peak);
  }
  const threshold = levels.reduce((most, level) => Math.max(most, level), 0) * 0.03;
  const audible: number[] = [];
  let quiet: number[] = [];
  levels.forEach((level, index) => {
    if (level <= threshold) {
      quiet.push(index);
      return;
    }
    if (quiet.length < minPauseWindows) audible.push(...quiet);
    quiet = [];
    audible.push(index);
  });
  return audible;
}
