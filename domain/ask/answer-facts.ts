import { checkText } from '#domain/compliance/check-text.ts';
import { splitSentences } from '../english/sentences/rules.ts';
import { isInstruction } from '../listings/content/is-instruction.ts';
import { contactSigns } from '../script/facts/data/unusable.ts';
import type { Fact } from '../script/schema.ts';
import type { GivenAnswer } from './queries.ts';

export const AGENT_ANSWER = 'agentAnswer';

/** What the agent answered buyers, as facts: only what may be published and says nothing to a machine. */
export function answerFacts(answers: readonly GivenAnswer[]): Fact[] {
  return answers.flatMap(({ id, question, answer, answeredAt }) => {
    const value = publishable(answer);
    if (value === '') return [];
    const day = answeredAt.toISOString().slice(0, 10);
    return [
      {
        id: `agent-answer-${id}`,
        field: AGENT_ANSWER,
        label: question,
        value,
        aliases: [],
        source: { kind: 'answer' as const, excerpt: `Answered by the agent, ${day}` },
      },
    ];
  });
}

/** The sentences of an answer that every later visitor may read. */
export function publishable(answer: string): string {
  return splitSentences(answer.replace(/\s+/g, ' ').trim())
    .filter(
      (sentence) =>
        checkText(sentence).verdict === 'allow' &&
        !isInstruction(sentence) &&
        !contactSigns.some((sign) => sign.test(sentence)),
    )
    .join(' ');
}
