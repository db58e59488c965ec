import { splitSentences } from '../../english/sentences/rules.ts';
import { isSound, isWhole } from './is-sound.ts';
import { introduces, opensAsBrochure } from './lead-sentence.ts';
import { leansBack } from './leans-back.ts';
import { restateAd, withoutPraise } from './restate-ad.ts';

/** A sentence that a text may use as it stands, if only its manner is against it; others stay as the agent wrote them. */
export function restateSentence(sentence: string): string {
  if (isUsable(sentence)) return withoutPraise(sentence);
  const plain = restateAd(sentence);
  return plain !== undefined && isSound(plain) && isWhole(plain) ? plain : sentence;
}

const isUsable = (sentence: string) =>
  isSound(sentence) &&
  isWhole(sentence) &&
  !introduces(sentence) &&
  !opensAsBrochure(sentence) &&
  !leansBack(sentence);

/** A description of which as many sentences as can be stand as statements: often an agent's best point is in the one that doesn't. */
export function restateStory(story: string): string {
  return story
    .split('\n')
    .map((line) => splitSentences(line).map(restateSentence).join(' '))
    .join('\n');
}
