import type { FormEvent, ReactNode, Ref } from 'react';
import {
  consentSentence,
  consentWording,
  type LeadField,
  type LeadReader,
  type LeadValues,
} from '#domain/leads/rules.ts';
import { ToastPlace } from '../toast.tsx';
import { type ContactState, LEAD_SENT } from './contact-state.ts';
import { LeadInput } from './lead-input.tsx';
import type { LeadTarget } from './send-lead.ts';

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

type Refused = Extract<ContactState, { kind: 'refused' }>;
type ContactLookProps = Omit<ContactFormProps, 'target' | 'state'> & {
  refused: Refused | undefined;
  problems: Partial<LeadValues>;
  isSending: boolean;
  isSent: boolean;
  toast: ReactNode;
  form?: Ref<HTMLFormElement>;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onMend: (field: LeadField) => void;
  onAnother?: () => void;
};

const empty: LeadValues = { name: '', email: '', phone: '', message: '' };

/** The form as the server writes it. */
export function RestingContactForm({ state, path, leadReader, agentName, pageVersion }: ContactFormProps) {
  const refused = state?.kind === 'refused' ? state : undefined;
  return (
    <ContactLook
      {...{ path, leadReader, agentName, pageVersion, refused }}
      problems={refused?.problems ?? {}}
      isSending={false}
      isSent={state?.kind === 'sent'}
      toast={<ToastPlace />}
      onMend={() => {}}
    />
  );
}

/** How the form looks, without hooks. */
export function ContactLook(props: ContactLookProps) {
  const { path, leadReader, agentName, pageVersion, refused, problems, isSending, isSent, toast } = props;
  const { form, onSubmit, onMend, onAnother } = props;
  const line = (field: LeadField, label: string) => ({
    field,
    label,
    value: (refused?.values ?? empty)[field],
    problem: problems[field],
    onMend,
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
              onAnother?.();
            }}
            className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Send another message
          </a>
        </div>
      ) : (
        // Sent to the URL that the visitor came by, because its query says which link that was.
        <form ref={form} action="#contact" method="post" onSubmit={onSubmit} className="grid gap-5">
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
