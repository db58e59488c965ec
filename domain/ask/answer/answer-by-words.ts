import type { AskedHome } from '../evidence/asked-home.ts';
import { meetsQuestion } from '../passage/meets-question.ts';
import { readQuestion } from '../question/read-question.ts';
import { answerCalled } from './answer-either.ts';
import type { Draft } from './draft.ts';

/** So many sentences may speak of it; where more do, the question was about no one thing. */
const maxMeeting = 3;

/**
 * The sentence that speaks of every word of a question, be it in other words, and holds the kind of answer that was asked
 * for. It is quoted whole, without a yes or a no.
 */
export function answerByWords(home: AskedHome, question: string): Draft | undefined {
  const called = answerCalled(home, question);
  if (called) return called;
  const asked = readQuestion(question);
  const found = home.statements
    .filter(({ fact }) => fact.field === 'remark')
    .flatMap((statement) => meetsQuestion(home, asked, statement))
    .sort((a, b) => b.score - a.score);
  const [best] = found;
  if (!best || found.length > maxMeeting) return undefined;
  const { fact } = best.statement;
  const sentence = /[.?!]$/.test(fact.value) ? fact.value : `${fact.value}.`;
  return { text: `The listing says: “${sentence}”`, facts: [fact] };
}
