import type { HomeStory } from '../story/home-story.ts';
import { isSound, isWhole } from '../story/is-sound.ts';
import {
  introduces,
  isErrand,
  isFiller,
  isPostable,
  isSmallThing,
  isUnsure,
} from '../story/lead-sentence.ts';
import { leansBack, standingAlone } from '../story/leans-back.ts';
import { isNeatNote } from '../story/neat-note.ts';
import type { StorySentence } from '../story/read-story.ts';
import { bestSentences } from './own-sentences.ts';
import { plainPoint } from './plain-point.ts';

/** A longer one may have a beginning that says enough. */
const maxLong = 420;
const all = 6000;
/** "Show more." is left over from a page. */
const minWords = 5;
/** A closet is said with its suite. */
const minSmallWords = 9;

/** The sentences of the page's story that a post may say, in their order; some are notes. */
export function postableSentences(
  text: string,
  story: Pick<HomeStory, 'limits' | 'setting' | 'points'>,
): string[] {
  return bestSentences(text, story, all, maxLong)
    .map((one) => standingAlone(plainPoint(one)))
    .filter((one) => mayPost(one) && stands(one) && !introduces(one) && !isErrand(one));
}

/** What leans on a sentence that isn't there is an orphan; outside is outside of any home, and "this gem" is where it is. */
export const stands = (text: string) =>
  !leansBack(text) || /^outside, |\bthis [^,.]{0,40}\bgem\b/i.test(text);

/** What it may be worth to somebody is nothing to post. */
const promises = /\b(?:opportunit\w+|investment|upside|value)\b/i;

/** Whole, sure, and about the home: what an agent signs without a second look. */
function mayPost(text: string): boolean {
  return (
    isSound(text) &&
    (isWhole(text) || isNeatNote(text)) &&
    !isUnsure(text) &&
    (!isSmallThing(text) || text.split(' ').length >= minSmallWords) &&
    isPostable({ text, isWhole: true } as StorySentence) &&
    !promises.test(text) &&
    !isFiller(text) &&
    text.split(' ').length >= minWords &&
    !/^(?:welcome|don['’]t miss|it|they|this (?:room|space|level))\b/i.test(text)
  );
}
