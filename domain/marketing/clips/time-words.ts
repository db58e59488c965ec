import type { EpisodeTurn } from '#db/schema/podcasts.ts';

export type TimedWord = { word: string; startSeconds: number; endSeconds: number };

/** Estimates when each word of a turn is said, by its share of the syllables, if only the turn's time is known. */
export function timeWords({ text, startSeconds, endSeconds }: EpisodeTurn): TimedWord[] {
  const words = text.split(/\s+/).filter(Boolean);
  const weights = words.map((word) => syllablesOf(word) + (/[.!?,;:]$/.test(word) ? 1 : 0));
  const perUnit = (endSeconds - startSeconds) / weights.reduce((sum, weight) => sum + weight, 0);
  let clock = startSeconds;
  return words.map((word, index) => {
    const start = clock;
    clock += (weights[index] as number) * perUnit;
    return { word, startSeconds: start, endSeconds: clock };
  });
}

/** A good enough measure for spreading time: groups of vowels, and figures as they're spoken. */
function syllablesOf(word: string): number {
  const vowels = word.toLowerCase().match(/[aeiouyáéíóúüñàèìòùâêîôûäëïö]+/gu) ?? [];
  const figures = word.match(/\d/g) ?? [];
  return Math.max(1, vowels.length + figures.length * 1.5);
}
