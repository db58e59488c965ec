import { isLead, isUnsure } from '../story/lead-sentence.ts';
import { shortenSentence } from '../story/shorten-sentence.ts';
import type { StorySentence } from '../story/story-sentence.ts';
import type { Copy } from './copy.ts';
import { homePoints } from './home-points.ts';
import { asIdea, type IsFree, isSame, opensWell, type PostIdea } from './post-ideas.ts';

/** What a reader would remember of a home: about five sentences. */
const maxStars = 5;
const minStar = 3.5;
/** The best of them opens a post, if it is this good. */
const minOpening = 4.5;
/** Cut shorter than this, it has lost what it was good for. */
const minKept = 0.45;

/** The few sentences of a home that a post may not do without, the best first. */
export const starsOf = (points: readonly StorySentence[]): StorySentence[] =>
  points.filter(({ isDependent, worth }) => !isDependent && worth >= minStar).slice(0, maxStars);

/** The best of them that can open a post and that no other post opens with, in the agent's words. */
export function starIdea(
  copy: Copy,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: IsFree = () => true,
): PostIdea | undefined {
  const [best] = starsOf(homePoints(copy))
    .filter((one) => one.scope === 'home' && one.worth >= minOpening && isLead(one) && opensWell(one))
    .filter(
      ({ text }) => isFree(text) && !isUnsure(text) && !others.some((other) => isSame(other.text, text)),
    )
    .flatMap((one) => {
      const text = shortenSentence(one.text, maxLength);
      return text && text.length >= minKept * one.text.length ? [{ ...one, text }] : [];
    });
  return best && asIdea(best);
}
