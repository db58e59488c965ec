import { notability } from './sayings/notability.ts';

const lastWord = (phrase: string) => phrase.split(' ').at(-1)?.toLowerCase().replace(/s$/, '') ?? '';

/** The two things said that are the rarest and have nothing in common. */
export function pickHighlights(mentioned: readonly string[]): string[] {
  const short = mentioned.filter((phrase) => phrase.split(' ').length <= 6);
  const ranked = [...new Set(short)].sort((a, b) => notability(b) - notability(a));
  const [first, ...others] = ranked;
  const second = first ? others.find((phrase) => lastWord(phrase) !== lastWord(first)) : undefined;
  return first && second ? [first, second] : [];
}
