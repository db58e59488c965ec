import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LEAD_FAILED, type LeadValues, leadFields, leadProblems } from '#domain/leads/rules.ts';
import { type ContactFormProps, ContactLook } from '../contact/contact-look.tsx';
import { LEAD_SENT, type SentAlong } from '../contact/contact-state.ts';
import { sendLead } from '../contact/send-lead.ts';
import { useToast } from '../toast.tsx';

/** A buyer's message to the agent. Works as a plain form; once awake, it answers without leaving the page. */
export function ContactForm({ path, target, leadReader, agentName, pageVersion, state }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const refused = state?.kind === 'refused' ? state : undefined;
  const [problems, setProblems] = useState<Partial<LeadValues>>(refused?.problems ?? {});
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(state?.kind === 'sent');
  const { toast, showToast } = useToast();

  useEffect(() => {
    // From here on, our own messages appear next to the fields.
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

  return (
    <ContactLook
      {...{ path, leadReader, agentName, pageVersion, form, refused, problems, isSending, isSent, toast }}
      onSubmit={submit}
      onMend={(mended) => problems[mended] && setProblems({ ...problems, [mended]: undefined })}
      onAnother={() => setSent(false)}
    />
  );
}
