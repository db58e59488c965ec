import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type MarketRequestField,
  type MarketRequestValues,
  marketRequestFields,
  marketRequestLengths,
  marketRequestProblems,
  type RequestOutcome,
  readPopulation,
} from '#domain/directory/rules.ts';
import { FormAlert, FormLine, submitLook, TrapField } from '../directory/form-line.tsx';
import { type FormState, MARKET_FAILED, marketWords } from '../directory/form-state.ts';
import { sendForm } from '../directory/send-form.ts';
import { useToast } from '../toast.tsx';

export type MarketRequestFormProps = { action: string; state: FormState<MarketRequestField> | null };

type Answer = { requestId: string | null; outcome: RequestOutcome };

const RELOAD_AFTER_MS = 2000;

/** A request for a missing town. Works as a plain form; once awake, it answers without leaving the page. */
export function MarketRequestForm({ action, state }: MarketRequestFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const refused = state?.kind === 'refused' ? state : undefined;
  const [problems, setProblems] = useState<Partial<MarketRequestValues>>(refused?.problems ?? {});
  const [isSending, setSending] = useState(false);
  const { toast, showToast } = useToast();

  useEffect(() => {
    // From here on, our own messages appear next to the fields.
    if (form.current) form.current.noValidate = true;
  }, []);

  function mark(found: Partial<MarketRequestValues>) {
    setProblems(found);
    const first = marketRequestFields.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const given = Object.fromEntries(new FormData(event.currentTarget)) as MarketRequestValues;
    const found = marketRequestProblems(given);
    mark(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const body = { ...given, population: readPopulation(given.population) };
    const result = await sendForm<Answer>('create-market-request', body, MARKET_FAILED);
    setSending(false);
    if (!result.isSent) {
      mark(result.problems);
      return showToast({ tone: 'destructive', title: 'Error', text: result.message });
    }
    const place = `${given.cityName.trim()}, ${given.stateName.trim()}`;
    const { outcome, requestId } = result.answer;
    showToast({ tone: 'good', ...marketWords(outcome, place) });
    form.current?.reset();
    // A form that the server refused would otherwise fall back to what was typed then.
    for (const field of marketRequestFields) {
      const control = form.current?.elements.namedItem(field);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = '';
    }
    setTimeout(() => reloadHere(requestId), RELOAD_AFTER_MS);
  }

  const line = (name: MarketRequestField, label: string) => ({
    form: 'market',
    name,
    label,
    value: refused?.values[name] ?? '',
    problem: problems[name],
    maxLength: marketRequestLengths[name],
    onMend: () => problems[name] && setProblems({ ...problems, [name]: undefined }),
  });

  return (
    <>
      {state?.kind === 'sent' && state.words && (
        <div className="mb-6 rounded-lg border border-good bg-good-wash p-5">
          <p className="font-display text-2xl">{state.words.title}</p>
          <p className="mt-1">{state.words.text}</p>
        </div>
      )}
      <form ref={form} method="post" action={`${action}#request`} onSubmit={submit} className="grid gap-5">
        {refused?.message && <FormAlert text={refused.message} />}
        {refused && Object.keys(refused.problems).length > 0 && Object.keys(problems).length > 0 && (
          <FormAlert text="Please check the marked fields." />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <FormLine {...line('cityName', 'City Name')} type="text" autoComplete="address-level2" />
          <FormLine {...line('stateName', 'State Name')} type="text" autoComplete="address-level1" />
        </div>
        <FormLine {...line('population', 'Population')} type="text" inputMode="numeric" isOptional />
        <FormLine {...line('description', 'Description')} isOptional />
        <FormLine {...line('requesterName', 'Your Name')} type="text" autoComplete="name" />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormLine {...line('requesterEmail', 'Email')} type="email" autoComplete="email" />
          <FormLine {...line('requesterPhone', 'Phone Number')} type="tel" autoComplete="tel" />
        </div>
        <TrapField />
        <p className="text-ink-soft text-sm">
          We’ll use your details only to contact you about this town. See our{' '}
          <a href="/privacy-policy" className="underline underline-offset-4">
            Privacy Policy
          </a>
          .
        </p>
        <button type="submit" disabled={isSending} className={`${submitLook} justify-self-start`}>
          {isSending ? 'Adding Market...' : 'Add Market'}
        </button>
      </form>
      {toast}
    </>
  );
}

/** The same page at the same place, which then reports the result of the request. */
function reloadHere(requestId: string | null) {
  const address = new URL(location.href);
  address.searchParams.set('requested', requestId ?? 'yes');
  address.hash = 'request';
  location.assign(address);
}
