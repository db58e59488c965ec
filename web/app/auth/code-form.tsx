import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { CodeField } from '../../components/ui/code-field.tsx';
import { Field } from '../../components/ui/field.tsx';
import { notify } from '../../components/ui/notify.ts';
import { codeErrorText } from './code-error-text.ts';
import { useFactorCheck } from './use-factor-check.ts';

type CodeFormProps = {
  factor: { id: string; type: 'totp' | 'phone' };
  submitLabel: string;
  onVerified: () => void;
  /** In a dialog, a toast would cover the form. */
  hasToasts?: boolean;
};

/** Six digits from an app or a text message, submitted as soon as the last one is entered. */
export function CodeForm({ factor, submitLabel, onVerified, hasToasts = true }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { open, check } = useFactorCheck(factor.id);
  const isPhone = factor.type === 'phone';
  useEffect(() => input.current?.focus(), []);

  async function verify(typed: string) {
    if (isBusy) return;
    if (!/^\d{6}$/.test(typed)) {
      setRefusal('Enter all six digits.');
      input.current?.focus();
      return;
    }
    setIsBusy(true);
    setRefusal('');
    notify.dismiss('auth-refusal');
    const error = await check(typed);
    setIsBusy(false);
    if (!error) return onVerified();
    refuse(codeErrorText(error, factor.type));
    setCode('');
    input.current?.focus();
  }

  async function send() {
    setRefusal('');
    const error = await open();
    if (error) return refuse(codeErrorText(error, factor.type));
    setIsSent(true);
    notify.success('We sent you a code.', { id: 'code-sent' });
    input.current?.focus();
  }

  function refuse(message: string) {
    setRefusal(message);
    if (hasToasts) notify.error(message, { id: 'auth-refusal' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void verify(code);
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Enter your code" className="flex flex-col gap-5">
      {isPhone && (
        <Button variant="secondary" onClick={send} className="self-start">
          {isSent ? 'Send a new code' : 'Send me a code'}
        </Button>
      )}
      <Field
        label="Six-digit code"
        required
        hint={isPhone ? 'From the text message.' : 'From your authenticator app.'}
        error={refusal}
      >
        <CodeField ref={input} value={code} onValue={setCode} onComplete={verify} />
      </Field>
      <Button type="submit" size="lg" loading={isBusy} loadingLabel="Checking…">
        {submitLabel}
      </Button>
    </form>
  );
}
