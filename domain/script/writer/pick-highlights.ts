import { notability } from './sentences/notability.ts';
import type { Mention } from './talk.ts';

const lastWord = ({ phrase }: Mention) => phrase.split(' ').at(-1)?.toLowerCase().replace(/s$/, '') ?? '';

/** The two things said that are the rarest and have nothing in common. */
export function pickHighlights(mentioned: readonly Mention[]): Mention[] {
  const short = mentioned.filter(
    ({ phrase }) => phrase.split(' ').length <= 6 && !/\bkW\b|^(?:the )?owned\b/.test(phrase),
  );
  const ranked = [...short].sort((a, b) => notability(b.phrase) - notability(a.phrase));
  const [first, ...others] = ranked;
  const second = first ? others.find((mention) => lastWord(mention) !== lastWord(first)) : undefined;
  return first && second ? [first, second] : [];
}
