import type { EpisodeDetails } from '#db/schema/podcasts.ts';
import { splitSentences } from '../../english/sentences/rules.ts';

type Turn = EpisodeDetails['turns'][number];
export type Window = { startSeconds: number; endSeconds: number; turns: Turn[] };

export const CLIP_SECONDS = 30;
const minSeconds = 12;

/**
 * The half minute that says the most about the home. It begins with a turn, and ends with one if one ends in time.
 */
export function chooseWindow(turns: readonly Turn[], features: readonly string[]): Window | undefined {
  const featureWords = new Set(features.flatMap(wordsOf));
  const windows = turns.flatMap((_, index) => windowFrom(turns.slice(index)) ?? []);
  const rated = windows.map((window, index) => ({
    window,
    score: score(window, featureWords) - (index === 0 ? 3 : 0),
  }));
  return rated.toSorted((a, b) => b.score - a.score)[0]?.window;
}

function windowFrom([first, ...others]: readonly Turn[]): Window | undefined {
  if (!first) return undefined;
  const latest = first.startSeconds + CLIP_SECONDS;
  const whole = [first, ...others].filter((turn) => turn.endSeconds <= latest);
  const endOfWhole = whole.at(-1)?.endSeconds ?? 0;
  const isLongEnough = endOfWhole - first.startSeconds >= minSeconds;
  const turns = isLongEnough ? whole : [first, ...others].filter((turn) => turn.startSeconds < latest);
  const endSeconds = isLongEnough ? endOfWhole : Math.min(latest, turns.at(-1)?.endSeconds ?? latest);
  return endSeconds - first.startSeconds >= 1
    ? { startSeconds: first.startSeconds, endSeconds, turns }
    : undefined;
}

function score({ turns, startSeconds, endSeconds }: Window, featureWords: Set<string>): number {
  const words = new Set(turns.flatMap(({ text }) => wordsOf(text)));
  const named = [...words].filter((word) => featureWords.has(word)).length;
  return named + (endSeconds - startSeconds) / 10;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''));
}

/** The first sentence that is short enough to be read at a glance. */
export function headlineOf({ turns }: Window, otherwise: string): string {
  const sentences = turns.flatMap(({ text }) => splitSentences(text));
  return sentences.find((sentence) => sentence.length >= 16 && sentence.length <= 72) ?? otherwise;
}
