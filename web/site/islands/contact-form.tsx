import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  consentSentence,
  consentWording,
  LEAD_FAILED,
  type LeadField,
  type LeadReader,
  type LeadValues,
  leadFields,
  leadProblems,
} from '#domain/leads/rules.ts';
import { type ContactState, LEAD_SENT, type SentAlong } from '../contact/contact-state.ts';
import { LeadInput } from '../contact/lead-input.tsx';
import { type LeadTarget, sendLead } from '../contact/send-lead.ts';
import { useToast } from '../toast.tsx';

export type ContactFormProps = {
  /** The page's own path. */
  path: string;
  target: LeadTarget;
  leadReader: LeadReader;
  agentName: string | null;
  /** Which version of the page the buyer reads. */
  pageVersion: string;
  state: ContactState | null;
};

const empty: LeadValues = { name: '', email: '', phone: '', message: '' };

/** What a buyer asks the agent. Works as a plain form; awake, it answers without leaving the page. */
export function ContactForm({ path, target, leadReader, agentName, pageVersion, state }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const refused = state?.kind === 'refused' ? state : undefined;
  const [problems, setProblems] = useState<Partial<LeadValues>>(refused?.problems ?? {});
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(state?.kind === 'sent');
  const { toast, showToast } = useToast();

  useEffect(() => {
    // From here on the words beside the fields are ours.
    if (form.current) form.current.noValidate = true;
  }, []);

  function refuse(found: Partial<LeadValues>, message: string) {
    setProblems(found);
    const first = leadFields.find((field) => found[field]);
    showToast({ tone: 'bad', title: first ? `Invalid ${first}` : message, text: first && found[first] });
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const given = Object.fromEntries(new FormData(event.currentTarget)) as LeadValues & SentAlong;
    const found = leadProblems(given);
    if (Object.keys(found).length > 0) return refuse(found, LEAD_FAILED);
    setSending(true);
    const result = await sendLead(target, given);
    setSending(false);
    if (!result.isSent) return refuse(result.problems, result.message);
    setProblems({});
    setSent(true);
    showToast({ tone: 'good', ...LEAD_SENT });
  }

  const line = (field: LeadField, label: string) => ({
    field,
    label,
    value: (refused?.values ?? empty)[field],
    problem: problems[field],
    onMend: (mended: LeadField) => problems[mended] && setProblems({ ...problems, [mended]: undefined }),
  });

  return (
    <>
      {isSent ? (
        <div data-slot="lead-sent" className="rounded-lg border border-good bg-good-wash p-6">
          <p className="font-display text-2xl">{LEAD_SENT.title}</p>
          <p className="mt-1">{LEAD_SENT.text}</p>
          <a
            href={path}
            onClick={(event) => {
              event.preventDefault();
              setSent(false);
            }}
            className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Send another message
          </a>
        </div>
      ) : (
        // Sent to the address that the visitor came by: its query says which link that was.
        <form ref={form} method="post" action="#contact" onSubmit={submit} className="grid gap-5">
          {refused && Object.keys(problems).length > 0 && (
            <p role="alert" className="rounded-md bg-bad-wash px-4 py-3 font-medium text-bad">
              Please check the marked fields.
            </p>
          )}
          {refused?.message && (
            <p role="alert" className="rounded-md bg-bad-wash px-4 py-3 font-medium text-bad">
              {refused.message}
            </p>
          )}
          <LeadInput {...line('name', 'Full Name')} type="text" autoComplete="name" />
          <div className="grid gap-5 sm:grid-cols-2">
            <LeadInput {...line('email', 'Email')} type="email" autoComplete="email" />
            <LeadInput {...line('phone', 'Phone')} type="tel" autoComplete="tel" />
          </div>
          <LeadInput {...line('message', 'Message')} />
          <input type="hidden" name="consent" value={consentWording(leadReader, agentName)} />
          <input type="hidden" name="pageVersion" value={pageVersion} />
          <div hidden>
            <label>
              Leave this empty
              <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
            </label>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <button
              type="submit"
              aria-disabled={isSending || undefined}
              className="inline-flex min-h-14 min-w-44 cursor-pointer items-center justify-center rounded-md bg-ember px-6 font-semibold text-lg text-on-ember shadow-pressed transition-colors duration-150 hover:bg-ember-strong aria-disabled:cursor-progress"
            >
              {isSending ? 'Sending...' : 'Send Message'}
            </button>
            <p className="max-w-[34ch] flex-1 basis-56 text-ink-soft text-sm leading-snug">
              <bdi>{consentSentence(leadReader, agentName)}</bdi> See our{' '}
              <a href="/privacy-policy" className="underline underline-offset-4">
                Privacy Policy
              </a>
              .
            </p>
          </div>
        </form>
      )}
      {toast}
    </>
  );
}
