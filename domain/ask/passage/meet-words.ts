import type { Statement } from '../evidence/asked-home.ts';
import type { Span } from '../evidence/bind-word.ts';
import { wordStem } from '../evidence/word-stem.ts';
import { findKindred } from '../kindred.ts';
import type { AskedQuestion } from '../question/read-question.ts';
import { emptyWords } from './says-every-word.ts';
import { sameWord, synonym, wordLikeness } from './word-likeness.ts';

/** A word of a question that names something, and where a sentence speaks of it. */
export type MetWord = {
  word: string;
  /** Its place among all words of the question. */
  at: number;
  /** By the very word, by another form of it or the lists' name for it, or by a synonym. */
  by: 'word' | 'name' | 'synonym';
  spans: readonly Span[];
};

/** They ask how, and name nothing, behind "how" and "what" only. */
const measures =
  /^(?:old|big|long|far|high|tall|wide|deep|close|near|soon|top|front|total|kind|type|sort|brand|make|year|size|much|many|floor|level|story|color)$/;
const asksMeasure = /\b(?:how|what|which|any|some)(?: kind of| type of)? $/;
const furtherEmpty = /^(?:with|nearest|closest|where's|who's|when's|there's|what're)$/;
const token = /[\p{L}\d][\p{L}\d'’-]*/gu;
const spokenWord = /[\p{L}\d][\p{L}\d'’]*/gu;
/** So much longer is a word that holds another one: a backyard is a yard. */
const minLead = 3;

export const yesNo = /^(?:is|are|was|were|does|do|did|has|have|can|could|may|will|would|any)\b/;

/** Whether a word of a question names nothing where it stands: "old" of "how old", but not of "is it old?" */
function isEmpty(question: string, word: string, from: number): boolean {
  if (measures.test(word)) return asksMeasure.test(question.slice(0, from));
  return emptyWords.has(word) || furtherEmpty.test(word);
}

/** Each word of a question that names something, with where a sentence meets it; without a span where it doesn't. */
export function meetWords({ text: question, things }: AskedQuestion, { text }: Statement): MetWord[] {
  const kindred = findKindred(question);
  // Between two choices, hardwood is no wood that burns.
  const isStrict = yesNo.test(question) || question.includes(' or ');
  const said = [...text.matchAll(spokenWord)].map(spanOf);
  const met = [...question.matchAll(token)]
    .map((match, at) => ({ word: match[0].toLowerCase(), from: match.index, at }))
    .filter(({ word, from }) => !isEmpty(question, word, from))
    .map(({ word, from, at }): MetWord => {
      const holds = (one: Span) => one.from <= from && from < one.to;
      const like = (isLike: (asked: string, stated: string) => boolean) =>
        said.filter((span) => isLike(word, text.slice(span.from, span.to).toLowerCase()));
      const exact = like((one, other) => isWord(one, other, isStrict));
      if (exact.length > 0) return { word, at, by: 'word', spans: exact };
      const listed =
        things.find(holds)?.concept.stated ?? kindred.find((one) => one.isSame && holds(one))?.stated;
      const named = listed ? [...text.matchAll(listed)].map(spanOf) : like(isDeed);
      if (named.length > 0) return { word, at, by: 'name', spans: named };
      return { word, at, by: 'synonym', spans: like(isSynonym) };
    });
  return met.map((one) => (isOnlyOther(one, met) ? { ...one, spans: [] } : one));
}

/** "Does the hood vent outside?": of "a dryer that vents", the word before has met nothing but the next one's. */
const isOnlyOther = ({ by, spans, at }: MetWord, met: readonly MetWord[]) =>
  by === 'name' &&
  spans.length > 0 &&
  met.some(
    (other) =>
      other.by === 'word' &&
      other.at > at &&
      spans.every(({ from, to }) => other.spans.some((span) => span.from === from && span.to === to)),
  );

const spanOf = (match: RegExpExecArray): Span => ({ from: match.index, to: match.index + match[0].length });

/** One word in two forms. Training is no train, and where a yes or no hangs on it, woodwork is no work. */
function isWord(asked: string, stated: string, isStrict: boolean): boolean {
  const isInside =
    isStrict && stated.length - asked.length >= minLead && wordStem(stated).endsWith(wordStem(asked));
  return !isDeed(asked, stated) && !isInside && sameWord(asked, stated) > 0;
}

const isSynonym = (asked: string, stated: string) =>
  sameWord(asked, stated) === 0 && wordLikeness(asked, stated) >= synonym;

/** "Parking" for "park": the same word, but it may be another thing. */
const isDeed = (asked: string, stated: string) =>
  /ing$/.test(stated) && !/ing$/.test(asked) && sameWord(asked, stated) > 0;
