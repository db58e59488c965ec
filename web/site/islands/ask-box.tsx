import { type FormEvent, useId, useRef, useState } from 'react';
import { AskAloud } from '../ask/ask-aloud.tsx';
import { ASK_SENT, type AskState, type Exchange } from '../ask/ask-state.ts';
import { AskedExchange } from '../ask/asked-exchange.tsx';
import { sendQuestion, sendToAgent } from '../ask/send-question.ts';
import { controlStyles } from '../contact/lead-input.tsx';

export type AskBoxProps = {
  slug: string;
  suggestions: string[];
  state: AskState | null;
  /** In a frame on somebody else's page, where a form must open a page of its own. */
  isFramed?: boolean;
  /** Whether questions can be asked out loud here. */
  canHear?: boolean;
};

const buttonStyles =
  'inline-flex min-h-12 cursor-pointer items-center justify-center rounded-md bg-ember px-5 font-semibold text-on-ember shadow-pressed transition-colors duration-150 hover:bg-ember-strong aria-disabled:cursor-progress';

/** Answers questions about a home. Works as a plain form; awake, it answers without leaving the page. */
export function AskBox({ slug, suggestions, state, isFramed = false, canHear = false }: AskBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [exchanges, setExchanges] = useState<Exchange[]>(state?.exchanges ?? []);
  const [problem, setProblem] = useState(state?.problem ?? '');
  const [isSent, setSent] = useState(state?.isSent ?? false);
  const [isBusy, setBusy] = useState(false);
  const last = exchanges.at(-1);
  const action = `/listings/${encodeURIComponent(slug)}/ask`;
  const target = isFramed ? { target: '_blank' } : {};

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
    <div className="rounded-lg border border-rule bg-raised p-5 sm:p-6">
      <ol aria-live="polite" className={exchanges.length > 0 ? 'mb-5 grid gap-5' : ''}>
        {exchanges.map((exchange, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: exchanges are only added.
          <AskedExchange key={at} {...exchange} />
        ))}
      </ol>
      {last && !last.answer.known && last.answer.kind !== 'declined' && !isSent && (
        <form
          method="post"
          action={action}
          {...target}
          onSubmit={askAgent}
          className="mb-5 grid gap-3 rounded-md bg-sunken p-4 sm:grid-cols-2"
        >
          <p className="font-semibold sm:col-span-2">Ask the agent</p>
          <input type="hidden" name="question" value={last.question} />
          <Field id={`${id}name`} name="name" label="Your name" type="text" autoComplete="name" />
          <Field id={`${id}email`} name="email" label="Your email" type="email" autoComplete="email" />
          <div hidden>
            <label>
              Leave this empty
              <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
            </label>
          </div>
          <button
            type="submit"
            name="to"
            value="agent"
            aria-disabled={isBusy || undefined}
            className={`${buttonStyles} sm:col-span-2 sm:justify-self-start`}
          >
            Send to the agent
          </button>
        </form>
      )}
      <p
        role="status"
        className={isSent ? 'mb-5 rounded-md bg-good-wash px-4 py-3 font-medium text-good' : 'sr-only'}
      >
        {isSent ? ASK_SENT : ''}
      </p>
      <p
        role="alert"
        className={problem ? 'mb-4 rounded-md bg-bad-wash px-4 py-3 font-medium text-bad' : 'sr-only'}
      >
        {problem}
      </p>
      <form method="post" action={action} {...target} onSubmit={ask} className="grid gap-3">
        {last && <input type="hidden" name="conversationId" value={last.answer.conversationId} />}
        <label htmlFor={id} className="font-semibold text-sm">
          Your question
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            id={id}
            name="question"
            maxLength={500}
            placeholder="Type a question"
            autoComplete="off"
            enterKeyHint="send"
            className={`${controlStyles} h-12 flex-1 basis-56`}
          />
          <button type="submit" aria-disabled={isBusy || undefined} className={buttonStyles}>
            {isBusy ? 'One moment…' : 'Ask'}
          </button>
          {canHear && (
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
          )}
        </div>
        {exchanges.length === 0 && (
          <div className="flex flex-wrap gap-2">
            {suggestions.map((text) => (
              <button
                key={text}
                type="submit"
                name="suggestion"
                value={text}
                className="min-h-11 cursor-pointer rounded-full border border-rule-strong px-4 text-sm hover:border-ink-soft"
              >
                {text}
              </button>
            ))}
          </div>
        )}
      </form>
      <p className="mt-4 text-ink-soft text-sm">
        AI answers using only the facts in this listing. Other questions go to the agent.
      </p>
    </div>
  );
}

type FieldProps = { id: string; name: string; label: string; type: string; autoComplete: string };

function Field({ id, label, ...input }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
      </label>
      <input id={id} required maxLength={254} {...input} className={`${controlStyles} h-12`} />
    </div>
  );
}
