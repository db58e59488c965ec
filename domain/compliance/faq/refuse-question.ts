import { findPhrases } from '../find-phrases.ts';
import { normalText } from '../normal-text.ts';
import { compilePhrase, type Phrase } from '../phrase.ts';
import { type Topic, topics } from './topics.ts';

export type Refusal = { rule: string; reason: string; answer: string };

const compiled = topics.map((topic) => ({
  topic,
  questions: topic.questions.map(compilePhrase),
  unless: topic.unless ? compilePhrase(topic.unless) : undefined,
}));

function holds({ pattern }: Phrase, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

function refusal({ id, reason, answer }: Topic): Refusal {
  return { rule: id, reason, answer };
}

/** The neutral refusal a question gets, or nothing when it may be answered from the facts. */
export function refuseQuestion(question: string): Refusal | undefined {
  const { plain } = normalText(question);
  for (const { topic, questions, unless } of compiled) {
    if (unless && holds(unless, plain)) continue;
    if (questions.some((pattern) => holds(pattern, plain))) return refusal(topic);
  }
  const worst = findPhrases(question).find((match) => match.tier !== 'style');
  const people = topics.find((topic) => topic.id === 'faq-people') as Topic;
  return worst && { ...refusal(people), reason: worst.reason };
}
