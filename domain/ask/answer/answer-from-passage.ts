import type { AskedHome } from '../evidence/asked-home.ts';
import { findPassages, type Passage } from '../passage/find-passage.ts';
import type { AskedQuestion } from '../question/read-question.ts';
import { namesService } from './answer-part.ts';
import type { Draft } from './draft.ts';
import type { Part } from './part.ts';

/** Two sentences may say it of two things: both sides of a duplex. */
const maxQuoted = 2;

const ofSeveral = /\b(?:both|each|every|all|either|sides|units|total)\b/;

/**
 * The sentence of the listing that speaks of everything a question names, quoted whole. One that leaves something open
 * is shown as the closest, and the question stays unknown.
 */
export function answerFromPassage(home: AskedHome, asked: AskedQuestion, subject = ''): Part {
  const [best, ...others] = findPassages(home, asked, subject).map((one) => ({
    ...one,
    isSure: one.isSure && namesService(asked.text, one.statement.text),
  }));
  if (!best) return { kind: 'unknown' };
  if (!best.isSure) return { kind: 'unknown', closest: quote([best]) };
  const more = ofSeveral.test(asked.text) ? others.filter(({ isSure }) => isSure) : [];
  return { kind: 'answer', draft: quote([best, ...more].slice(0, maxQuoted)) };
}

function quote(passages: readonly Passage[]): Draft {
  const sentences = passages.map(({ statement: { fact } }) =>
    /[.?!]$/.test(fact.value) ? fact.value : `${fact.value}.`,
  );
  const isAgents = passages.every(({ statement }) => statement.fact.field === 'agentAnswer');
  return {
    text: `${isAgents ? 'The agent says' : 'The listing says'}: “${sentences.join(' ')}”`,
    facts: passages.map(({ statement }) => statement.fact),
  };
}
