import { upperFirst } from '../../english/upper-first.ts';
import { dropPraise } from '../../features/retelling/drop-praise.ts';
import { isStatement } from '../../features/retelling/is-statement.ts';
import { plainPredicate } from '../../features/retelling/plain-predicate.ts';
import { polish } from '../../features/retelling/polish.ts';
import { retellSentence } from '../../features/retelling/retell-sentence.ts';
import { isAdTalk } from '../../script/is-ad-talk.ts';
import { emptyWords } from '../story/data/empty-words.ts';
import { sellingWords } from '../story/data/selling-words.ts';
import { hasFiniteVerb } from '../story/finite-verb.ts';
import { isSound, isWhole } from '../story/is-sound.ts';
import { hasSlip } from '../story/lead-sentence.ts';
import { inPrint, keepsQualifiers } from './point-statements.ts';

/** Whether a sentence advertises: it praises, invites, or speaks to the reader. */
export function sells(text: string): boolean {
  // "Federal-style" is what a house is.
  const said = text.replace(/\p{Lu}\p{L}+-(?:style|inspired)\b/gu, 'it');
  return isAdTalk(said) || said.match(emptyWords) !== null || sellingWords.test(said);
}

/** "It's two blocks from the mill pond", where no sentence before it has named the home. */
const subjectless = /^It['’]s |^It is /;
const named = (text: string) =>
  inPrint(text).replace(subjectless, 'The home is ').replace(/^It /, 'The home ');

/** It goes on from a sentence that may be gone. */
const joins = /^(?:and|but|or|so|plus) /i;
/** A list of a page whose ends of lines are lost. */
const unparted = /:(?: [^\s,;.:]+){9}|\|/;
/** A road's name that has lost its sentence. */
const nameOnly = /^(?:\p{Lu}[\p{L}'’&-]*[ .]?){1,4}$/u;

/** A sentence of an ad in the sentences that it states, and any other as it stands; empty where it only sells. */
export function plainSentences(sentence: string): string[] {
  const isTold = (text: string) =>
    !unparted.test(text) && !sells(text) && isSound(text) && isWhole(text) && hasFiniteVerb(text);
  const retold = retellSentence(sentence).map(named).filter(isTold);
  const isKept = retold.length > 0 && keepsQualifiers(retold, sentence);
  // A note becomes a sentence if all of it can be said so.
  const isNote = isKept && retold.length === 1 && !hasFiniteVerb(sentence);
  if (!sells(sentence) && !isNote)
    return hasSlip(sentence) || [joins, unparted, nameOnly].some((sign) => sign.test(sentence))
      ? []
      : [sentence];
  if (isKept) return retold;
  const plain = upperFirst(polish(dropPraise(plainPredicate(sentence)), sentence));
  return isTold(plain) && isStatement(plain, sentence) && keepsQualifiers([plain], sentence)
    ? [named(plain)]
    : [];
}
