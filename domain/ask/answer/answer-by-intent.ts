import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import { isNearby, isOfItself, isSeenFromThere } from '../evidence/fits-question.ts';
import { holdsAskedKind } from '../evidence/holds-asked-kind.ts';
import { isOfAskedLevel } from '../evidence/is-of-asked-level.ts';
import { lacksLevel } from '../evidence/is-of-asked-part.ts';
import { namesService } from '../evidence/names-service.ts';
import { wordStem } from '../evidence/word-stem.ts';
import { columnsOnly, plainQuestions } from '../intents/data/plain-questions.ts';
import { type GuessedIntent, guessIntents } from '../intents/guess-intents.ts';
import { findIntent } from '../intents/intent.ts';
import { namesItsPlace } from '../intents/names-its-place.ts';
import { tellsIntent } from '../intents/tells-intent.ts';
import { answerTypeOf, holdsAnywhere, isWithoutReason } from '../passage/answer-type.ts';
import { hasYears, isContrary } from '../passage/find-passage.ts';
import { holdsWish } from '../passage/holds-wish.ts';
import { readQuestion } from '../question/read-question.ts';
import type { Draft } from './draft.ts';
import { quoteStatements } from './quote-answer.ts';

/** So much of what a question may want to know has to be told by a sentence. */
const sure = 0.4;
/** As much is enough where another reading came to the same sentence. */
const agreed = 0.2;

/** What may be the agent's to answer, or nobody's, is no sentence's. */
const mayBePersons = 0.15;
/** A sentence that doesn't tell the likeliest intent has to tell so much more of the others. */
const outweighing = 2;

const isForPerson = (id: string) => /^(?:declined|handoff)$/.test(findIntent(id)?.kind ?? '');

export type MeantAnswer = { draft: Draft; share: number };

/**
 * The sentence that tells what a question most likely wants to know, whatever its words: quoted whole, without a yes or a no.
 * `closest` is the sentence that another reading came to without being sure.
 */
export function answerByIntent(home: AskedHome, question: string, closest?: Draft): MeantAnswer | undefined {
  const guessed = guessIntents(question);
  const ofPersons = guessed.reduce((sum, { id, share }) => sum + (isForPerson(id) ? share : 0), 0);
  const [best] = ofPersons < mayBePersons ? scoreStatements(home, question, guessed) : [];
  const [first] = guessed;
  if (!best || !first || (!best.ids.includes(first.id) && best.share < outweighing * first.share))
    return undefined;
  const isSame = closest?.facts.some(({ id }) => id === best.one.fact.id) ?? false;
  return best.share >= (isSame ? agreed : sure)
    ? { draft: quoteStatements([best.one]), share: best.share }
    : undefined;
}

/** What any sentence that tells of it answers, however it's asked: the style of a home has no other side to it. */
const selfTelling: ReadonlySet<string> = new Set([
  'original-details',
  'home-style',
  'groceries-nearby',
  'window-treatments',
  'popcorn-ceiling',
  'smart-home',
  'intercom-entry',
  'train-nearby-which',
  'bus-service',
  'house-history',
  'sun-exposure-direction',
  'management-super',
]);
/** A plain question about a thing that the lists know has to be as sure as this what it wants. */
const sureOfPlain = 0.75;

/** The sentence that tells what a plain question surely wants to know, where no thing that it names stands in the way. */
export function answerSelfTelling(home: AskedHome, question: string): Draft | undefined {
  const guessed = guessIntents(question);
  const [first] = guessed;
  if (!first || first.share < sureOfPlain || !selfTelling.has(first.id)) return undefined;
  const plain = question.replace(idle, '').trim();
  const intent = findIntent(first.id);
  const open = readQuestion(plain).words;
  const [best] = home.statements
    .map((one) => ({ one, spans: intent && one.isProse ? tellsIntent(one.text, intent).length : 0 }))
    .filter(
      ({ one: { text }, spans }) =>
        spans > 0 &&
        !holdsWish(text) &&
        open.every((word) => text.toLowerCase().includes(wordStem(word))) &&
        fitsWhatWasAsked(plain, text),
    )
    .sort((one, other) => other.spans - one.spans);
  return best && quoteStatements([best.one]);
}

/** What a question holds besides what it asks for. */
const idle = / (?:left|still there|nearby|close by|around|for food)(?= |\?|$)/g;

/** So sure it has to be for a column, and for leaving a question to a person. */
const sureOfColumn = 0.45;
const sureOfPerson = 0.7;

/** A plain question for what was meant, where a column or a person answers it. */
export function plainQuestionOf(question: string): string | undefined {
  const [best] = guessIntents(question);
  if (!best) return undefined;
  const isAnswered = findIntent(best.id)?.kind === 'answer';
  return best.share >= (isAnswered ? sureOfColumn : sureOfPerson) ? plainQuestions[best.id] : undefined;
}

/** Whether a text may be quoted for a question at all: the figure, place, level, kind and words that were asked for are in it. */
export const fitsWhatWasAsked = (question: string, text: string): boolean =>
  fitsKindAsked(question, text) &&
  holdsChoice(question, text) &&
  saysPlainWords(question, text) &&
  tellsRuleOrDate(question, text);

/** Whether a text holds the figure, place, level and kind that were asked for, in whatever words. */
export function fitsKindAsked(question: string, text: string): boolean {
  const type = answerTypeOf(question);
  return (
    (type === 'open' ||
      !(asksFigure.test(question) || asksStay.test(question)) ||
      holdsAnywhere(text, type)) &&
    holdsAskedKind(question, text) &&
    namesService(question, text) &&
    isSeenFromThere(question, text) &&
    isNearby(question, text) &&
    isOfItself(question, text) &&
    isOfAskedLevel(question, text) &&
    !lacksLevel(question, text) &&
    !isContrary(question, text) &&
    !isWithoutReason(question, text) &&
    hasYears(question, text)
  );
}

const asksFigure =
  /^(?:and |so |but |ok |also )*(?:how|what|when|which|who|whose|why)\b|\bhow (?:much|many|old|big|long|far)\b/;

/** "Washer and dryer included?" isn't answered by where they stand. */
const asksStay = /^(?!i\b|we\b|my\b|our\b).*\b(?:includ\w+|convey\w*|stays?|comes? with)\b/;

/** "Gas or electric?" isn't answered by a six-burner range. */
function holdsChoice(question: string, text: string): boolean {
  const { choices } = readQuestion(question);
  const said = text.toLowerCase();
  return choices.length === 0 || choices.some((word) => said.includes(wordStem(word)));
}

const asksPlainly = /^(?:and |so |ok )*(?:is|are|was|were|does|do|did|has|have|can|could|any)\b/;
/** So short a question says all that it means. */
const plainLength = 8;

/** "Is the terrace private?" A plain question is answered only by a sentence that has its words, whatever else it tells. */
function saysPlainWords(question: string, text: string): boolean {
  if (!asksPlainly.test(question) || question.split(/\s+/).length > plainLength) return true;
  const said = text.toLowerCase();
  return readQuestion(question).words.every((word) => said.includes(wordStem(word)));
}

const asksLeave = /\b(?:allowed|permitted)\b/;
const ruling =
  /\b(?:allow\w*|permit\w*|prohibit\w*|approv\w+|restrict\w*|requir\w*|must|rules?|friendly|no)\b/i;

/** Leave is given by a rule. That a house is a landmark says nothing of paint. */
const rulesOnLeave = (question: string, text: string) => !asksLeave.test(question) || ruling.test(text);

const asksWhenDone = /^(?:and |so |ok )*(?:when|(?:in )?what year) (?:was|were|did)\b/;

/** "When was the second story added?" The year of the house isn't the year of what was added to it. */
function datesTheThing(question: string, text: string): boolean {
  if (!asksWhenDone.test(question)) return true;
  const said = text.toLowerCase();
  return readQuestion(question).words.some((word) => said.includes(wordStem(word)));
}

/** Whether a text rules where leave was asked for, and dates the thing whose date was asked for. */
export const tellsRuleOrDate = (question: string, text: string) =>
  rulesOnLeave(question, text) && datesTheThing(question, text);

type ScoredStatement = { one: Statement; share: number; spans: number; ids: string[] };

/** The sentences of a home with the share of the question's intents that each tells. */
export function scoreStatements(
  home: AskedHome,
  question: string,
  guessed: readonly GuessedIntent[],
): ScoredStatement[] {
  const intents = guessed.flatMap(({ id, share }) => {
    const intent = findIntent(id);
    return intent?.kind === 'answer' && !columnsOnly.has(id) ? [{ intent, share }] : [];
  });
  return home.statements
    .filter(({ isProse }) => isProse)
    .map((one) => {
      const told = intents.map(({ intent, share }) => {
        const spans = tellsIntent(one.text, intent);
        return { id: intent.id, share, spans: namesItsPlace(question, one.text, spans) ? spans.length : 0 };
      });
      return {
        one,
        share: told.reduce((sum, { share, spans }) => sum + (spans > 0 ? share : 0), 0),
        spans: told.reduce((sum, { share, spans }) => sum + share * spans, 0),
        ids: told.filter(({ spans }) => spans > 0).map(({ id }) => id),
      };
    })
    .filter(({ one, share }) => share > 0 && fitsWhatWasAsked(question, one.text))
    .sort((a, b) => b.share - a.share || b.spans - a.spans);
}
