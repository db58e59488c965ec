import type { Exchange } from './ask-state.ts';
import { HearAnswer } from './hear-answer.tsx';

/** A question, its answer, and the facts behind the answer. */
export function AskedExchange({ question, answer, ticket }: Exchange) {
  return (
    <li className="min-w-0">
      <p className="font-semibold [overflow-wrap:anywhere]">{question}</p>
      <p className="mt-1 [overflow-wrap:anywhere]">{answer.answer}</p>
      {answer.facts.length > 0 && (
        <p className="mt-1 text-ink-soft text-sm [overflow-wrap:anywhere]">
          Source: {[...new Set(answer.facts.map(({ source }) => source))].join(', ')}
        </p>
      )}
      {ticket && <HearAnswer answer={answer.answer} ticket={ticket} />}
    </li>
  );
}
