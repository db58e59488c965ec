import type { Span } from '../evidence/bind-word.ts';
import { type AnswerType, holdsAnswer } from '../passage/answer-type.ts';
import type { Intent } from './intent.ts';

const needed: Readonly<Record<string, AnswerType>> = {
  number: 'count',
  year: 'year',
  measure: 'measure',
  money: 'amount',
  distance: 'distance',
  date: 'date',
};

const spansOf = (text: string, sign: RegExp): Span[] =>
  [...text.matchAll(sign)].map(({ 0: words, index }) => ({ from: index, to: index + words.length }));

/** Where a sentence says what the intent wants to know; nowhere if what it says is only alike, or lacks the figure. */
export function tellsIntent(text: string, { says, no, needs }: Intent): Span[] {
  if (!says) return [];
  const alike = no ? spansOf(text, no) : [];
  const type = needs && needed[needs];
  return spansOf(text, says).filter(
    (span) =>
      !alike.some(({ from, to }) => from < span.to && span.from < to) &&
      (!type || holdsAnswer(text, span, type)),
  );
}
