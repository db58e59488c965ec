import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatCents } from '#domain/podcasts/rules.ts';
import { findPersonProblems, type PersonField } from '../../browser/order/find-order-problems.ts';
import { readPerson } from '../../browser/order/read-person.ts';
import { FormAlert, FormLine, submitLook } from '../directory/form-line.tsx';
import { openPayment, saveForForm } from './open-payment.ts';

type PayFormProps = { link: string; draftId: string; cents: number };

const fields: { name: PersonField; label: string; type: 'text' | 'email' | 'tel'; autoComplete: string }[] = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
];

/**
 * The fields that an order needs, and the button that leads to payment. On a phone the button stays in reach
 * of the thumb.
 */
export function PayForm({ link, draftId, cents }: PayFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Partial<Record<PersonField, string>>>({});
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  const home = { url: link, draftId };

  useEffect(() => {
    // The browser's back button may restore this page in its leaving state.
    const wakeUp = ({ persisted }: PageTransitionEvent) => persisted && setSending(false);
    addEventListener('pageshow', wakeUp);
    void readPerson().then((person) => {
      for (const { name } of fields) {
        const field = form.current?.elements.namedItem(name);
        if (field instanceof HTMLInputElement && field.value === '') field.value = person?.[name] ?? '';
      }
    });
    return () => removeEventListener('pageshow', wakeUp);
  }, []);

  function readValues(): Record<PersonField, string> {
    const data = new FormData(form.current ?? undefined);
    const read = (name: PersonField) => String(data.get(name) ?? '').trim();
    return { name: read('name'), email: read('email'), phone: read('phone') };
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const person = readValues();
    const found = findPersonProblems(person);
    setProblems(found);
    setRefusal('');
    const first = fields.find(({ name }) => found[name]);
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus();
    setSending(true);
    const refused = await openPayment(person, home);
    if (refused === undefined) return;
    setSending(false);
    setRefusal(refused);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4 p-4 sm:p-6">
      <p>
        <a
          href="/create-podcast"
          className="font-semibold underline underline-offset-4"
          onClick={() => saveForForm(readValues(), home)}
        >
          Check the facts, add details or add more listings
        </a>
      </p>
      {fields.map(({ name, ...field }) => (
        <FormLine
          key={name}
          form="order"
          name={name}
          value=""
          problem={problems[name]}
          maxLength={254}
          onMend={() => problems[name] && setProblems({ ...problems, [name]: undefined })}
          {...field}
        />
      ))}
      {refusal && <FormAlert text={refusal} />}
      <div className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:bg-evergreen max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:shadow-floating max-md:[--focus:var(--focus-on-evergreen)]">
        <button
          type="submit"
          disabled={isSending}
          className={`${submitLook} w-full max-md:bg-ember-on-evergreen max-md:text-evergreen max-md:hover:bg-on-evergreen`}
        >
          {isSending ? 'Taking you to payment…' : `Continue to payment · ${formatCents(cents)}`}
        </button>
      </div>
      <p className="text-ink-soft text-sm">
        You pay on the next page. By ordering, you agree to our{' '}
        <a href="/terms-of-service" className="underline underline-offset-4">
          Terms of Service
        </a>{' '}
        and{' '}
        <a href="/privacy-policy" className="underline underline-offset-4">
          Privacy Policy
        </a>
        .
      </p>
    </form>
  );
}
