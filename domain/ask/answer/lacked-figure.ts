import { type AnswerType, answerTypeOf, holdsAnywhere } from '../passage/answer-type.ts';
import { askedWhen } from '../question/asked-when.ts';

/** What a sentence that speaks of the thing doesn't give. */
const missing: Partial<Record<AnswerType, string>> = {
  amount: 'the amount',
  measure: 'the size',
  age: 'the age',
  year: 'the year',
  date: 'a date',
  duration: 'how long',
  count: 'the number',
  distance: 'the distance',
  frequency: 'how often',
  reason: 'the reason',
  color: 'the color',
};

/** The size of "how big is it?", where what is said holds none; a size of another thing is for the asker to see. */
export function lackedFigure(said: string, type: AnswerType | undefined): string | undefined {
  return type && !holdsAnywhere(said, type) ? missing[type] : undefined;
}

/** The same for a question as it was asked; how long ago is no length. */
export const lackedBy = (question: string, said: string): string | undefined =>
  lackedFigure(said, answerTypeOf(askedWhen(question)));
