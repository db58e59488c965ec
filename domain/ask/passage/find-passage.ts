import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import type { Span } from '../evidence/bind-word.ts';
import { isRoom } from '../evidence/room-of.ts';
import { wordStem } from '../evidence/word-stem.ts';
import type { Aspect } from '../question/read-aspect.ts';
import type { AskedQuestion } from '../question/read-question.ts';
import { type AnswerType, answerTypeOf, holdsAnswer, isLeftOpen } from './answer-type.ts';
import { carryRoom } from './carry-room.ts';
import { areJoined, isSubject, type Match, matchTopic } from './match-topic.ts';
import { readTopics, type Topic } from './read-topics.ts';
import { exact, sameWord } from './word-likeness.ts';

/** A sentence of the listing about what a question asks, and how sure it is that it answers. */
export type Passage = {
  statement: Statement;
  isSure: boolean;
  score: number;
  /** The kind of answer that was wanted, where the sentence speaks of the thing and has none. */
  lacks?: AnswerType;
};

const sure = 0.6;
const anchored = 0.8;
const otherFigure = 0.2;
const yesNo = /^(?:is|are|was|were|does|do|did|has|have|can|could|may|will|would|any)\b/;
const minCoverage = 0.5;
/** Where a rule is asked for, half of what was named is enough; the rest is the asker's own case. */
const minNames = 0.4;
/** What decides between sentences that speak of the same: words in common, and that the thing comes first. */
const perSharedWord = 0.02;
const perPlace = 0.05;

/** Where the lists find no maker and no purpose, there is none. */
const decided: ReadonlySet<Aspect> = new Set(['brand', 'maker', 'purpose']);

/** The sentences that speak of what a question names and hold the kind of answer it wants; the likeliest first. */
export function findPassages(home: AskedHome, asked: AskedQuestion, subject = ''): Passage[] {
  if (decided.has(asked.aspect)) return [];
  const { topics, isWhole } = readTopics(home, asked, subject);
  if (topics.every(({ isName }) => !isName)) return [];
  const type = answerTypeOf(asked.text);
  const stems = new Set(wordsIn(asked.text).map(wordStem));
  // Of one thing that the lists know, they have looked for a yes and found none.
  const isDecided =
    isWhole &&
    type === 'open' &&
    topics.length === 1 &&
    topics[0]?.concept !== undefined &&
    yesNo.test(asked.text);
  // "Is it in the front or the back?" names nothing that only one sentence could speak of.
  const isBeside =
    topics.every((one) => !one.isName || (one.isAside && !one.concept && !one.kindred)) && !ofRules.has(type);
  return home.statements
    .filter(({ isProse }) => isProse)
    .flatMap((statement) => passageIn(statement, topics, type))
    .map((one) => ({
      ...one,
      isSure:
        one.isSure &&
        !isDecided &&
        !isBeside &&
        !isContrary(asked.text, one.statement.text) &&
        (ofRules.has(type) || hasYears(asked.text, one.statement.text)),
    }))
    .map((one) => ({ ...one, score: one.score + perSharedWord * sharedWords(one.statement, stems) }))
    .sort(
      (a, b) =>
        Number(b.isSure) - Number(a.isSure) ||
        Number(a.lacks !== undefined) - Number(b.lacks !== undefined) ||
        b.score - a.score,
    );
}

/** Whether a sentence leaves out a thing that a question names; a figure of another thing is no answer. */
export function leavesOut(
  home: AskedHome,
  asked: AskedQuestion,
  text: string,
  how: 'some' | 'every',
): boolean {
  const topics = readTopics(home, asked, '').topics.filter(({ isName, isAside }) => isName && !isAside);
  return topics.length > 0 && topics[how]((topic) => matchTopic(text, topic).score < sure);
}

/** Asked for 2032, a sentence has to speak of it. */
export const hasYears = (question: string, text: string) =>
  (question.match(/\b20\d\d\b/g) ?? []).every((year) => text.includes(year));

const isCalled =
  /^(?:so |and )?(?:is|was) (?:it|this|that|the (?:unit|home|place)) an? ((?:[a-z-]+ )*[a-z-]+)[?.!]*$/;

/** "Taxes without the exemption" isn't answered by those with it. */
export function isContrary(question: string, text: string): boolean {
  // A windowed bath tells of no room without windows.
  if (/^(?:is|are) there .*\bwithout\b/.test(question))
    return !/\b(?:without|no|not|none|\w+less)\b/i.test(text);
  // What "lives like" a house is none.
  const [, kind = ''] = isCalled.exec(question) ?? [];
  if (
    kind !== '' &&
    new RegExp(`\\b(?:like|as if) an? (?:[\\w-]+ )?${kind.replace(/[ -]/g, '[ -]')}`, 'i').test(text)
  )
    return true;
  const [, how = '', what = ''] =
    /\b(with|without|w\/o|before|after|excluding|including)(?: the| a| an| any)? ([a-z]{4,})/.exec(
      question,
    ) ?? [];
  if (what === '') return false;
  const said = new RegExp(
    `\\b(with|without|no|not|excluding|including)(?: the| a| an)?(?: \\w+)? ${what}`,
    'i',
  )
    .exec(text)?.[1]
    ?.toLowerCase();
  const isLess = (word: string) => /^(?:without|w\/o|no|not|excluding)$/.test(word);
  return (
    said !== undefined &&
    isLess(said) !== isLess(how) &&
    /^(?:with|without|w\/o|excluding|including)$/.test(how)
  );
}

function passageIn(statement: Statement, topics: readonly Topic[], type: AnswerType): Passage[] {
  const { text } = statement;
  const matches = carryRoom(
    statement,
    topics.map((topic) => matchTopic(text, topic)),
  );
  const named = matches
    .filter(({ topic, score }) => topic.isName && score >= anchored)
    .flatMap((match) => match.spans);
  const isWhole =
    matches.filter(({ topic }) => !topic.isAside).length > 1 &&
    matches.every(
      ({ topic, score, isKindred }) =>
        topic.isAside ||
        (score >= sure && (!isKindred || (topic.concept === undefined && topic.kindred?.isSame === true))),
    );
  const holding = named.filter(
    // What speaks of all that was named rules on it in whatever words.
    (span) => holdsAnswer(text, span, type) || (isWhole && ofRules.has(type)),
  );
  const spans = holding.filter((span) => matches.every((one) => isDescribed(text, span, one, matches)));
  const coverage = coverageOf(matches);
  const [anchor = named[0]] = spans;
  if (!anchor || coverage < minCoverage) return [];
  const isSure =
    spans.length > 0 &&
    isCovered(text, matches, type) &&
    // What the lists know they have looked for by its names; other words are enough only for a rule.
    (ofRules.has(type) ||
      matches.every(
        ({ topic, isKindred }) => !isKindred || topic.concept === undefined || topic.kindred?.isSame,
      )) &&
    // Synonyms alone are too little: to drop and to sink, a spot and a place.
    matches.some(({ topic, score, isKindred }) => topic.isName && (score === exact || isKindred)) &&
    matches.every((match) => hasOwnSpan(match, matches)) &&
    spans.every((span) => !isLeftOpen(text, span)) &&
    spans.some((span) => hasFigures(text, span, topics)) &&
    matches.every((match, at) => isOfNext(text, match, matches[at + 1]));
  const isAbout = matches.some((one, at) => isNamed(one, matches[at + 1]));
  if (!isSure && !isAbout) return [];
  const lacks = holding.length === 0 ? { lacks: type } : {};
  return [{ statement, isSure, score: coverage + perPlace * (1 - anchor.from / text.length), ...lacks }];
}

/** Whether a sentence speaks of enough of what was asked: of a rule's thing, or of everything but the asker's own case. */
function isCovered(text: string, matches: readonly Match[], type: AnswerType): boolean {
  const isFound = ({ score }: Match) => score >= sure;
  const needed = matches.filter(({ topic }) => !topic.isAside);
  if (needed.every(isFound)) return true;
  // "Air conditioning in the living room only" answers for the bedrooms.
  const isLimited = /\bonly\b/i.test(text) && needed.some((one) => isFound(one) && one.topic.isName);
  if (isLimited && needed.every((one) => isFound(one) || isRoom(one.topic.concept?.id ?? ''))) return true;
  const names = needed.filter(({ topic }) => topic.isName);
  if (type === 'inclusion') return names.length > 0 && names.every(isFound);
  if (!ofRules.has(type)) return false;
  if (names.some((one) => one.topic.isBefore && !isFound(one))) return false;
  const own = names.filter(({ topic }) => !topic.isBefore);
  const found = own.filter(isFound).length;
  return own.length === 0 || (found > 0 && found / own.length >= minNames);
}

const ofRules: ReadonlySet<AnswerType> = new Set(['permission', 'duty']);

/** "Taxes $214; buyer pays rollback taxes": the figure has to be that of the thing as it was described. */
function isDescribed(text: string, span: Span, match: Match, matches: readonly Match[]): boolean {
  const next = matches[matches.indexOf(match) + 1];
  const isOfSpan = match.topic.isOfNext && next?.spans.includes(span);
  return !isOfSpan || match.score < sure || match.isCarried || areJoined(text, match.spans, [span]);
}

/** "Does the hood vent outside?": the hood is nothing of where it vents, although the one speaks of the other. */
const hasOwnSpan = (match: Match, matches: readonly Match[]) =>
  !match.isKindred ||
  match.topic.isAside ||
  match.spans.some(({ from, to }) =>
    matches.every(
      (other) =>
        other === match ||
        other.isKindred ||
        !other.spans.some((span) => span.from === from && span.to === to),
    ),
  );

/** Named as such, and not only by what describes it: a rain shower is nothing about rain barrels. */
const isNamed = ({ topic, score, isKindred }: Match, next: Match | undefined) =>
  topic.isName &&
  (score === exact || (isKindred && (topic.concept === undefined || topic.kindred?.isSame === true))) &&
  !(topic.isOfNext && next && next.score < sure);

/** How much of what was asked a sentence speaks of. Of another unit's figure it is hardly about this one. */
function coverageOf(matches: readonly Match[]): number {
  const isOther = matches.some(
    ({ topic, score }) => score === 0 && topic.words.some((one) => /^\d/.test(one)),
  );
  const weigh = ({ topic }: Match) => (topic.isAside ? 0.3 : topic.isName ? 1 : 0.6);
  const most = matches.reduce((sum, one) => sum + weigh(one), 0);
  const found = matches.reduce((sum, one) => sum + weigh(one) * one.score, 0) / most;
  return isOther ? found - otherFigure : found;
}

/** Asked for a walk-in closet, "two closets and a walk-in shower" has none. */
function isOfNext(text: string, match: Match, next: Match | undefined): boolean {
  if (!match.topic.isOfNext || !next || match.score < sure || next.score < sure) return true;
  if (match.isKindred || match.isCarried || next.isKindred || next.topic.isAside) return true;
  return (
    areJoined(text, match.spans, next.spans) || next.spans.some((span) => isSubject(text, match.spans, span))
  );
}

/** "100 amps on the 1926 side; 1928 has knob and tube": a figure of the question stands in the clause that answers. */
function hasFigures(text: string, { from, to }: Span, topics: readonly Topic[]): boolean {
  const figures = topics.flatMap(({ words, kindred }) =>
    kindred ? [] : words.filter((word) => /^\d/.test(word)),
  );
  const end = text.indexOf(';', to);
  const clause = text.slice(text.lastIndexOf(';', from) + 1, end < 0 ? undefined : end);
  return figures.every((figure) => wordsIn(clause).some((word) => sameWord(figure, word) === exact));
}

const word = /[\p{L}\d][\p{L}\d'’]*/gu;
const wordsIn = (text: string) => text.toLowerCase().match(word) ?? [];

const sharedWords = ({ text }: Statement, stems: ReadonlySet<string>) =>
  new Set(
    wordsIn(text)
      .map(wordStem)
      .filter((stem) => stems.has(stem)),
  ).size;
