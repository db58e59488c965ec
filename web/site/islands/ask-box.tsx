import { type FormEvent, useRef, useState } from 'react';
import { AskAloud } from '../ask/ask-aloud.tsx';
import { type AskBoxProps, AskLook } from '../ask/ask-look.tsx';
import type { Exchange } from '../ask/ask-state.ts';
import { sendQuestion, sendToAgent } from '../ask/send-question.ts';

/** Answers questions about a home. Works as a plain form; once awake, it answers without leaving the page. */
export function AskBox({ slug, suggestions, state, isFramed = false, canHear = false }: AskBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [exchanges, setExchanges] = useState<Exchange[]>(state?.exchanges ?? []);
  const [problem, setProblem] = useState(state?.problem ?? '');
  const [isSent, setSent] = useState(state?.isSent ?? false);
  const [isBusy, setBusy] = useState(false);
  const last = exchanges.at(-1);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    const question = (pressed || input.current?.value || '').trim();
    if (question === '' || isBusy) return;
    setBusy(true);
    const sent = await sendQuestion(slug, question, last?.answer.conversationId);
    setBusy(false);
    if ('problem' in sent) return setProblem(sent.problem);
    setProblem('');
    setSent(false);
    setExchanges([...exchanges, { question, answer: sent.body }]);
    if (input.current) input.current.value = '';
  }

  async function askAgent(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !last) return;
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      'name' | 'email' | 'website',
      string
    >;
    setBusy(true);
    const sent = await sendToAgent(slug, { ...given, question: last.question });
    setBusy(false);
    if ('problem' in sent) return setProblem(sent.problem);
    setProblem('');
    setSent(true);
  }

  return (
    <AskLook
      {...{ slug, suggestions, isFramed, exchanges, problem, isSent, isBusy, input }}
      onAsk={ask}
      onAskAgent={askAgent}
      aloud={
        canHear && (
          <AskAloud
            slug={slug}
            conversationId={last?.answer.conversationId}
            isBusy={isBusy}
            onBusy={setBusy}
            onProblem={setProblem}
            onAnswer={({ question, ticket, ...answer }) => {
              setSent(false);
              setExchanges([...exchanges, { question, answer, ticket }]);
            }}
          />
        )
      }
    />
  );
}
