import { readWords } from '../../claims/lexicon/stem-words.ts';
import type { SpokenSentence } from './spoken-sentence.ts';

/** As much of a sentence as this in another one, and nobody needs to hear it as well. */
const mostShared = 0.7;

/** A page tells the same thing in its description, its features and its answers; the fuller sentence is said, once. */
export function dropRepeats(sayings: readonly SpokenSentence[]): SpokenSentence[] {
  const all = sayings.map(({ sentence }) => wordsOf(sentence));
  return sayings.filter((_, at) => {
    const own = all[at] as Words;
    return !all.some((other, index) => {
      if (index === at || own.telling.size === 0) return false;
      const isFuller =
        other.telling.size > own.telling.size || (other.telling.size === own.telling.size && index < at);
      return (
        isFuller &&
        isWithin(own.figures, other.figures, 1) &&
        isWithin(own.telling, other.telling, mostShared)
      );
    });
  });
}

type Words = { telling: ReadonlySet<string>; figures: ReadonlySet<string> };

function wordsOf(sentence: string): Words {
  const stems = readWords(sentence).map(({ stem }) => stem);
  const isFigure = (stem: string) => /\d/.test(stem);
  return {
    figures: new Set(stems.filter(isFigure)),
    telling: new Set(stems.filter((stem) => stem.length > 3 && !isFigure(stem))),
  };
}

function isWithin(own: ReadonlySet<string>, other: ReadonlySet<string>, share: number): boolean {
  const shared = [...own].filter((stem) => other.has(stem)).length;
  return shared >= own.size * share;
}
