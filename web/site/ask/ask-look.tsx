import type { FormEvent, ReactNode, Ref } from 'react';
import { controlStyles } from '../contact/lead-input.tsx';
import { AloudButton } from './aloud-button.tsx';
import { ASK_SENT, type AskState, type Exchange } from './ask-state.ts';
import { AskedExchange } from './asked-exchange.tsx';

export type AskBoxProps = {
  slug: string;
  suggestions: string[];
  state: AskState | null;
  /** In a frame on someone else's page, where a form must open a new page. */
  isFramed?: boolean;
  /** Whether questions can be asked out loud here. */
  canHear?: boolean;
};

type AskLookProps = Pick<AskBoxProps, 'slug' | 'suggestions' | 'isFramed'> & {
  exchanges: Exchange[];
  problem: string;
  isSent: boolean;
  isBusy: boolean;
  input?: Ref<HTMLInputElement>;
  onAsk?: (event: FormEvent<HTMLFormElement>) => void;
  onAskAgent?: (event: FormEvent<HTMLFormElement>) => void;
  /** The button for asking out loud. */
  aloud: ReactNode;
};

/** A page has one box. */
const ID = 'ask-question';

const buttonStyles =
  'inline-flex min-h-12 cursor-pointer items-center justify-center rounded-md bg-ember px-5 font-semibold text-on-ember shadow-pressed transition-colors duration-150 hover:bg-ember-strong aria-disabled:cursor-progress';

/** The box as the server writes it. */
export function RestingAskBox({ slug, suggestions, state, isFramed, canHear }: AskBoxProps) {
  return (
    <AskLook
      {...{ slug, suggestions, isFramed }}
      exchanges={state?.exchanges ?? []}
      problem={state?.problem ?? ''}
      isSent={state?.isSent ?? false}
      isBusy={false}
      aloud={canHear && <AloudButton isListening={false} />}
    />
  );
}

/** How the box looks, without hooks. */
export function AskLook(props: AskLookProps) {
  const { slug, suggestions, isFramed, exchanges, problem, isSent, isBusy, input, onAsk, onAskAgent, aloud } =
    props;
  const last = exchanges.at(-1);
  const action = `/listings/${encodeURIComponent(slug)}/ask`;
  const target = isFramed ? { target: '_blank' } : {};
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
          action={action}
          method="post"
          {...target}
          onSubmit={onAskAgent}
          className="mb-5 grid gap-3 rounded-md bg-sunken p-4 sm:grid-cols-2"
        >
          <p className="font-semibold sm:col-span-2">Ask the agent</p>
          <input type="hidden" name="question" value={last.question} />
          <Field id={`${ID}-name`} name="name" label="Your name" type="text" autoComplete="name" />
          <Field id={`${ID}-email`} name="email" label="Your email" type="email" autoComplete="email" />
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
      <form action={action} method="post" {...target} onSubmit={onAsk} className="grid gap-3">
        {last && <input type="hidden" name="conversationId" value={last.answer.conversationId} />}
        <label htmlFor={ID} className="font-semibold text-sm">
          Your question
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            id={ID}
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
          {aloud}
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
