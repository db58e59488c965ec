import type { EpisodeTurn } from '#db/schema/podcasts.ts';
import { splitSentences } from '../../english/sentences/rules.ts';

/** A stretch of the talk. */
export type Window = { startSeconds: number; endSeconds: number; turns: EpisodeTurn[] };

/** Whether a sentence on its own says nothing without a fact. */
export type HookCheck = (sentence: string) => boolean;

/** A shorter talk can't be a clip. */
const minShare = 0.4;

/**
 * The part of the talk, up to a number of seconds, that says the most about the home. It starts with a turn, and ends
 * with one if one ends in time.
 */
export function chooseWindow(
  turns: readonly EpisodeTurn[],
  features: readonly string[],
  maxSeconds: number,
): Window | undefined {
  const featureWords = new Set(features.flatMap(wordsOf));
  const windows = turns.flatMap((_, index) => windowFrom(turns.slice(index), maxSeconds) ?? []);
  const rated = windows.map((window, index) => ({
    window,
    // The greeting says the least, and a clip should start with something short and easy to read.
    score: score(window, featureWords) - (index === 0 ? 3 : 0) + (hookOf(window) ? 2 : 0),
  }));
  return rated.toSorted((a, b) => b.score - a.score)[0]?.window;
}

function windowFrom([first, ...others]: readonly EpisodeTurn[], maxSeconds: number): Window | undefined {
  if (!first) return undefined;
  const latest = first.startSeconds + maxSeconds;
  const whole = [first, ...others].filter((turn) => turn.endSeconds <= latest);
  const endOfWhole = whole.at(-1)?.endSeconds ?? 0;
  const isLongEnough = endOfWhole - first.startSeconds >= maxSeconds * minShare;
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

/** Words common in features and everywhere else. */
const isPlain =
  /^(?:with|from|into|onto|over|home|house|room|rooms|this|that|have|your|more|than|very|also|lots|plus)$/;

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !isPlain.test(word)).map((word) => word.replace(/s$/, ''));
}

/** Words that refer to something said earlier; a clip has no earlier. */
const pointing =
  /^(?:and|but|so|or|that|this|these|those|it|its|they|he|she|there|which|then|well|right|yes|no|okay|exactly|i|we|you|let)\b/i;

/** A sentence to start with: short enough for a glance, and clear without the one before. */
function isHook(sentence: string): boolean {
  return sentence.length >= 18 && sentence.length <= 84 && !pointing.test(sentence);
}

function hookOf({ turns }: Window): string | undefined {
  return splitSentences(turns[0]?.text ?? '').find(isHook);
}

/** The clip's opening text, in large letters: a complete sentence that names what's special. */
export function hookLine(
  window: Window,
  features: readonly string[],
  otherwise: string,
  isTrueAlone: HookCheck = () => true,
): string {
  const featureWords = new Set(features.flatMap(wordsOf));
  const named = (sentence: string) => wordsOf(sentence).filter((word) => featureWords.has(word)).length;
  const sentences = window.turns.flatMap(({ text }) => splitSentences(text)).filter(isHook);
  const best = sentences
    .toSorted((a, b) => named(b) - named(a))
    .find((sentence) => named(sentence) > 0 && isTrueAlone(sentence));
  return best ?? otherwise;
}
