import type { AskedHome, Statement } from '../evidence/asked-home.ts';
import type { Span } from '../evidence/bind-word.ts';
import { wordStem } from '../evidence/word-stem.ts';
import type { Aspect } from '../question/read-aspect.ts';
import type { AskedQuestion } from '../question/read-question.ts';
import { type AnswerType, answerTypeOf, holdsAnswer, isLeftOpen } from './answer-type.ts';
import { readTopics, type Topic } from './read-topics.ts';
import { exact, sameWord, wordLikeness } from './word-likeness.ts';

/** A sentence of the listing about what a question asks, and how sure it is that it answers. */
export type Passage = { statement: Statement; isSure: boolean; score: number };

type Match = { topic: Topic; score: number; spans: readonly Span[] };

const sure = 0.6;
const anchored = 0.8;
const bareName = 0.5;
const otherFigure = 0.2;
const yesNo = /^(?:is|are|was|were|does|do|did|has|have|can|could|may|will|would|any)\b/;
const maxBetween = 6;
const minCoverage = 0.5;
/** What decides between sentences that speak of the same: words in common, and that the thing comes first. */
const perSharedWord = 0.02;
const perPlace = 0.05;

/** Where the lists find no hours, no maker and no purpose, there is none. */
const decided: ReadonlySet<Aspect> = new Set(['hours', 'brand', 'maker', 'purpose']);

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
  return home.statements
    .filter(({ isProse }) => isProse)
    .flatMap((statement) => passageIn(statement, topics, type))
    .map((one) => ({ ...one, isSure: one.isSure && !isDecided }))
    .map((one) => ({ ...one, score: one.score + perSharedWord * sharedWords(one.statement, stems) }))
    .sort((a, b) => Number(b.isSure) - Number(a.isSure) || b.score - a.score);
}

function passageIn(statement: Statement, topics: readonly Topic[], type: AnswerType): Passage[] {
  const { text } = statement;
  const matches = topics.map((topic) => matchIn(text, topic));
  const spans = matches
    .filter(({ topic, score }) => topic.isName && score >= anchored)
    .flatMap((match) => match.spans)
    .filter((span) => holdsAnswer(text, span, type))
    .filter((span) => matches.every((one) => isDescribed(text, span, one, matches)));
  const [anchor] = spans;
  const coverage = coverageOf(matches);
  if (!anchor || coverage < minCoverage) return [];
  const isSure =
    matches.every(({ topic, score }) => score >= sure || (topic.isDeed && matches.length > 2)) &&
    // Synonyms alone are too little: to drop and to sink, a spot and a place.
    matches.some(({ topic, score }) => topic.isName && score === exact) &&
    spans.every((span) => !isLeftOpen(text, span)) &&
    spans.some((span) => hasFigures(text, span, topics)) &&
    matches.every((match, at) => isOfNext(text, match, matches[at + 1]));
  if (!isSure && !matches.some((one, at) => isNamed(one, matches[at + 1]))) return [];
  return [{ statement, isSure, score: coverage + perPlace * (1 - anchor.from / text.length) }];
}

/** "Taxes $214; buyer pays rollback taxes": the figure has to be that of the thing as it was described. */
function isDescribed(text: string, span: Span, match: Match, matches: readonly Match[]): boolean {
  const next = matches[matches.indexOf(match) + 1];
  const isOfSpan = match.topic.isOfNext && next?.spans.includes(span);
  return !isOfSpan || match.score < sure || areJoined(text, match.spans, [span]);
}

/** Named as such, and not only by what describes it: a rain shower is nothing about rain barrels. */
const isNamed = ({ topic, score }: Match, next: Match | undefined) =>
  topic.isName && score === exact && !(topic.isOfNext && next && next.score < sure);

/** How much of what was asked a sentence speaks of. Of another unit's figure it is hardly about this one. */
function coverageOf(matches: readonly Match[]): number {
  const isOther = matches.some(
    ({ topic, score }) => score === 0 && topic.words.some((one) => /^\d/.test(one)),
  );
  const found = matches.reduce((sum, { score }) => sum + score, 0) / matches.length;
  return isOther ? found - otherFigure : found;
}

/** Asked for a walk-in closet, "two closets and a walk-in shower" has none. */
function isOfNext(text: string, match: Match, next: Match | undefined): boolean {
  if (!match.topic.isOfNext || !next) return true;
  return areJoined(text, match.spans, next.spans);
}

/** Whether two words stand so near that the one is said of the other. */
const areJoined = (text: string, some: readonly Span[], others: readonly Span[]) =>
  some.some((one) =>
    others.some((other) => {
      const [left, right] = one.from < other.from ? [one, other] : [other, one];
      const between = text.slice(left.to, right.from);
      return !/[,;]|\band\b|\bplus\b/.test(between) && between.split(' ').length <= maxBetween;
    }),
  );

/** "100 amps on the 1926 side; 1928 has knob and tube": a figure of the question stands in the clause that answers. */
function hasFigures(text: string, { from, to }: Span, topics: readonly Topic[]): boolean {
  const figures = topics.flatMap(({ words }) => words.filter((word) => /^\d/.test(word)));
  const end = text.indexOf(';', to);
  const clause = text.slice(text.lastIndexOf(';', from) + 1, end < 0 ? undefined : end);
  return figures.every((figure) => wordsIn(clause).some((word) => wordStem(word) === wordStem(figure)));
}

/** Names that mean something else as often: floors and the second floor. */
const ambiguous = /^(?:floors|lot|view|park|gas|walls|bus|train|dogs|cats)$/;

/** Where and how surely a sentence speaks of a topic. */
function matchIn(text: string, topic: Topic): Match {
  const spansOf = (pattern: RegExp | undefined) => (pattern ? [...text.matchAll(pattern)].map(spanOf) : []);
  const stated = spansOf(topic.concept?.stated);
  if (stated.length > 0) return { topic, score: exact, spans: stated };
  const isKnown = topic.concept !== undefined;
  const found = topic.words.map((word) => likestWords(text, word, isKnown));
  const score = found.length === 0 ? 0 : Math.min(...found.map((one) => one.score));
  const isBareName = isKnown && ambiguous.test(topic.concept?.id ?? '');
  const [first, ...rest] = found.map((one) => one.spans);
  // A name of several words is said in one breath: "closets and a walk-in shower" is no walk-in closet.
  const isOneName = rest.every((spans) => first && areJoined(text, first, spans));
  // The lists had a reason not to take the word alone: "the second floor" says nothing of the floors.
  const most = isBareName ? bareName : isOneName ? exact : exact / 2;
  return { topic, score: Math.min(score, most), spans: found.flatMap(({ spans }) => spans) };
}

const spanOf = (match: RegExpExecArray) => ({ from: match.index, to: match.index + match[0].length });
const word = /[\p{L}\d][\p{L}\d'’]*/gu;
const wordsIn = (text: string) => text.toLowerCase().match(word) ?? [];

const sharedWords = ({ text }: Statement, stems: ReadonlySet<string>) =>
  new Set(
    wordsIn(text)
      .map(wordStem)
      .filter((stem) => stems.has(stem)),
  ).size;

/** What the lists know has its names there; a thesaurus would take a basement for a floor. */
function likestWords(text: string, asked: string, isKnown: boolean): { score: number; spans: Span[] } {
  const found = [...text.matchAll(word)].map((match) => ({
    score: isKnown ? sameWord(asked, match[0].toLowerCase()) : wordLikeness(asked, match[0].toLowerCase()),
    span: spanOf(match),
  }));
  const score = Math.max(0, ...found.map((one) => one.score));
  return {
    score,
    spans: score === 0 ? [] : found.filter((one) => one.score === score).map(({ span }) => span),
  };
}
