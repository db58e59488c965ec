import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type InquiryField,
  type InquiryValues,
  inquiryFields,
  inquiryProblems,
} from '#domain/directory/rules.ts';
import { LEAD_FAILED } from '#domain/leads/rules.ts';
import { LEAD_SENT } from '../contact/contact-state.ts';
import { FormAlert, FormLine, submitLook, TrapField } from '../directory/form-line.tsx';
import type { FormState } from '../directory/form-state.ts';
import { sendForm } from '../directory/send-form.ts';

export type InquiryFormProps = {
  businessId: string;
  /** Where the form is submitted without scripts. */
  action: string;
  state: FormState<InquiryField> | null;
};

/** A question for a business. Works as a plain form; once awake, it answers without leaving the page. */
export function InquiryForm({ businessId, action, state }: InquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const refused = state?.kind === 'refused' ? state : undefined;
  const [problems, setProblems] = useState<Partial<InquiryValues>>(refused?.problems ?? {});
  const [failure, setFailure] = useState(refused?.message);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(state?.kind === 'sent');

  useEffect(() => {
    // From here on, our own messages appear next to the fields.
    if (form.current) form.current.noValidate = true;
  }, []);

  function mark(found: Partial<InquiryValues>) {
    setProblems(found);
    const first = inquiryFields.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const given = Object.fromEntries(new FormData(event.currentTarget)) as InquiryValues;
    const found = inquiryProblems(given);
    setFailure(undefined);
    mark(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const result = await sendForm('send-business-inquiry', { ...given, businessId }, LEAD_FAILED);
    setSending(false);
    if (result.isSent) return setSent(true);
    mark(result.problems);
    if (Object.keys(result.problems).length === 0) setFailure(result.message);
  }

  const line = (name: InquiryField, label: string) => ({
    form: 'inquiry',
    name,
    label,
    value: refused?.values[name] ?? '',
    problem: problems[name],
    onMend: () => problems[name] && setProblems({ ...problems, [name]: undefined }),
  });

  if (isSent)
    return (
      <div role="status" data-slot="inquiry-sent" className="rounded-lg border border-good bg-good-wash p-6">
        <p className="font-display text-2xl">{LEAD_SENT.title}</p>
        <p className="mt-1">{LEAD_SENT.text}</p>
      </div>
    );
  return (
    <form ref={form} method="post" action={action} onSubmit={submit} className="grid gap-5">
      {failure && <FormAlert text={failure} />}
      <FormLine {...line('name', 'Full Name')} type="text" autoComplete="name" maxLength={200} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormLine {...line('email', 'Email')} type="email" autoComplete="email" maxLength={254} />
        <FormLine {...line('phone', 'Phone')} type="tel" autoComplete="tel" maxLength={40} />
      </div>
      <FormLine {...line('message', 'Message')} isOptional maxLength={4000} />
      <TrapField />
      <button type="submit" disabled={isSending} className={`${submitLook} justify-self-start`}>
        {isSending ? 'Submitting...' : 'Request Information'}
      </button>
    </form>
  );
}
