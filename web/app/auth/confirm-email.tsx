import { useState } from 'react';
import { LINK_LIFE } from '#domain/mails/rules.ts';
import { loadAuth } from '../../browser/load-auth.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';
import { Link } from '../routing/link.tsx';
import { useSearchParams } from '../routing/use-search-params.ts';
import { authAddress, setPasswordTarget } from './auth-address.ts';
import { authErrorText } from './auth-error-text.ts';
import { textLink } from './text-link.ts';

export function ConfirmEmail() {
  const [params] = useSearchParams();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const email = params.get('email')?.trim() ?? '';

  async function resend() {
    setIsSending(true);
    setRefusal('');
    const emailRedirectTo = setPasswordTarget(params.get('listing'));
    const auth = await loadAuth();
    const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo } });
    setIsSending(false);
    if (!error) return notify.success('Email sent again!', { id: 'resend' });
    const reason = authErrorText(error);
    setRefusal(reason);
    notify.error('Failed to resend email', { id: 'resend' });
  }

  return (
    <div className="flex flex-col gap-5">
      <ol className="flex list-decimal flex-col gap-2 ps-5 marker:font-semibold marker:text-ember-text">
        <li>Open the email from Hearthcast.</li>
        <li>Click the button in it. {LINK_LIFE}</li>
        <li>
          Confirm your email on the page that opens. You’ll be signed in there, so you can close this one.
        </li>
      </ol>
      <p className="text-ink-soft text-sm">
        No email after a minute? Check your spam folder, then resend it.
      </p>
      {refusal && <Alert tone="bad">{refusal}</Alert>}
      <Button
        variant="secondary"
        size="lg"
        disabled={email === ''}
        loading={isSending}
        loadingLabel="Sending…"
        onClick={resend}
      >
        Resend Email
      </Button>
      <p>
        <Link className={textLink} to={authAddress('sign-in', { email })}>
          Back to Sign In
        </Link>
      </p>
    </div>
  );
}
