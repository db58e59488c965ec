import type { EpisodeDetails } from '#db/schema/podcasts.ts';
import { splitSentences } from '../../english/sentences/rules.ts';

type Turn = EpisodeDetails['turns'][number];
export type Window = { startSeconds: number; endSeconds: number; turns: Turn[] };

export const CLIP_SECONDS = 30;
const shortestSeconds = 12;

/**
 * The half minute that says most about the home: it begins where somebody begins to speak, and ends with a turn where
 * one ends in time.
 */
export function chooseWindow(turns: readonly Turn[], features: readonly string[]): Window | undefined {
  const telling = new Set(features.flatMap(wordsOf));
  const windows = turns.flatMap((_, index) => windowFrom(turns.slice(index)) ?? []);
  const rated = windows.map((window, index) => ({
    window,
    score: score(window, telling) - (index === 0 ? 3 : 0),
  }));
  return rated.toSorted((a, b) => b.score - a.score)[0]?.window;
}

function windowFrom([first, ...others]: readonly Turn[]): Window | undefined {
  if (!first) return undefined;
  const latest = first.startSeconds + CLIP_SECONDS;
  const whole = [first, ...others].filter((turn) => turn.endSeconds <= latest);
  const endOfWhole = whole.at(-1)?.endSeconds ?? 0;
  const isLongEnough = endOfWhole - first.startSeconds >= shortestSeconds;
  const turns = isLongEnough ? whole : [first, ...others].filter((turn) => turn.startSeconds < latest);
  const endSeconds = isLongEnough ? endOfWhole : Math.min(latest, turns.at(-1)?.endSeconds ?? latest);
  return endSeconds - first.startSeconds >= 1
    ? { startSeconds: first.startSeconds, endSeconds, turns }
    : undefined;
}

function score({ turns, startSeconds, endSeconds }: Window, telling: Set<string>): number {
  const words = new Set(turns.flatMap(({ text }) => wordsOf(text)));
  const named = [...words].filter((word) => telling.has(word)).length;
  return named + (endSeconds - startSeconds) / 10;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''));
}

/** The first line that is short enough to be read at a glance. */
export function hookOf({ turns }: Window, otherwise: string): string {
  const sentences = turns.flatMap(({ text }) => splitSentences(text));
  return sentences.find((sentence) => sentence.length >= 16 && sentence.length <= 72) ?? otherwise;
}
