import type { Span } from '../evidence/bind-word.ts';
import type { Topic } from './read-topics.ts';
import { exact, sameWord, wordLikeness } from './word-likeness.ts';

/** Where and how surely a sentence speaks of a topic. */
export type Match = {
  topic: Topic;
  score: number;
  spans: readonly Span[];
  /** Found by another word that the table lists for it. */
  isKindred: boolean;
  /** Understood from the sentence before, and nowhere in this one. */
  isCarried?: boolean;
};

const kindred = 0.9;
const bareName = 0.5;
const maxBetween = 6;

/** Names that mean something else as often: floors and the second floor, parking and a park, a garage and its roof deck. */
const ambiguous = /^(?:floors|lot|view|park|parking|garage|gas|walls|bus|train|dogs|cats)$/;

export function matchTopic(text: string, topic: Topic): Match {
  const spansOf = (pattern: RegExp | undefined) => (pattern ? [...text.matchAll(pattern)].map(spanOf) : []);
  const stated = spansOf(topic.concept?.stated);
  if (stated.length > 0) return { topic, score: exact, spans: stated, isKindred: false };
  const isKnown = topic.concept !== undefined || topic.kindred !== undefined;
  const found = topic.words.map((word) => likestWords(text, word, isKnown));
  const score = found.length === 0 ? 0 : Math.min(...found.map((one) => one.score));
  const isBareName = topic.concept !== undefined && ambiguous.test(topic.concept.id);
  const [first, ...rest] = found.map((one) => one.spans);
  // A name of several words is said in one breath: "closets and a walk-in shower" is no walk-in closet.
  const isOneName = rest.every((spans) => first && areJoined(text, first, spans));
  // The lists had a reason not to take the word alone: "the second floor" says nothing of the floors.
  const most = isBareName ? bareName : isOneName ? exact : exact / 2;
  const own = { topic, score: Math.min(score, most), spans: found.flatMap(({ spans }) => spans) };
  const others = own.score < kindred ? spansOf(topic.kindred?.stated) : [];
  return others.length > 0
    ? { topic, score: kindred, spans: others, isKindred: true }
    : { ...own, isKindred: false };
}

/** Whether two words stand so near that the one is said of the other. */
export const areJoined = (text: string, some: readonly Span[], others: readonly Span[]) =>
  some.some((one) =>
    others.some((other) => {
      const [left, right] = one.from < other.from ? [one, other] : [other, one];
      const between = text.slice(left.to, right.from);
      return !/[,;]|\band\b|\bplus\b/.test(between) && between.split(' ').length <= maxBetween;
    }),
  );

/** "The lower terrace is reached from the landing and features teak decking": what a sentence begins with has it. */
export const isSubject = (text: string, spans: readonly Span[], { from }: Span) =>
  spans.some(
    ({ from: start, to }) =>
      /^(?:(?:the|an?|its|your|this) )?(?:[\w-]+ ){0,2}$/i.test(text.slice(0, start)) &&
      /^[^.;]*\b(?:is|are|features?|has|have|offers?|includes?|with|boasts?)\b[^.;]*$/i.test(
        text.slice(to, from),
      ),
  );

/** A garage roof deck is no place for cars: what only names the part of another thing, blanked out. */
export const hidePartNames = (text: string) =>
  text.replace(/\bgarages?(?=[- ]roof)/gi, (name) => ' '.repeat(name.length));

const spanOf = (match: RegExpExecArray) => ({ from: match.index, to: match.index + match[0].length });
const word = /[\p{L}\d][\p{L}\d'’]*/gu;

/** What the lists know has its names there; a thesaurus would take a basement for a floor. */
function likestWords(text: string, asked: string, isKnown: boolean): { score: number; spans: Span[] } {
  const found = [...hidePartNames(text).matchAll(word)].map((match) => ({
    score: isKnown ? sameWord(asked, match[0].toLowerCase()) : wordLikeness(asked, match[0].toLowerCase()),
    span: spanOf(match),
  }));
  const score = Math.max(0, ...found.map((one) => one.score));
  return {
    score,
    spans: score === 0 ? [] : found.filter((one) => one.score === score).map(({ span }) => span),
  };
}
