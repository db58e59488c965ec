import { useState } from 'react';
import { useSessionHandoff } from '../../browser/session-handoff.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { EmailText } from '../../components/email-text.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Unreachable } from '../require-user.tsx';
import { Link } from '../routing/link.tsx';
import { useLocation } from '../routing/use-location.ts';
import { useSearchParams } from '../routing/use-search-params.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { authAddress, setPasswordTarget } from './auth-address.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeStep } from './code-step.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordSaved } from './password-saved.tsx';
import { textLink } from './text-link.ts';
import { TWO_STEP_RESET_LEAD } from './two-step-lead.ts';

/** Sets the first password of an account created by an order or an invitation. */
export function SetPasswordPage() {
  const session = useSession();
  const handOver = useSessionHandoff();
  const [isSaved, setIsSaved] = useState(false);
  if (isSaved) return <PasswordSaved />;
  if (session.status === 'unreachable') return <Unreachable />;
  if (handOver === 'refused' || session.status === 'signed-out') return <VerificationRequired />;
  if (session.status === 'resolving' || handOver === 'pending') return <Waiting />;
  if (session.status === 'needs-code') return <CodeFirst />;
  return <ChoosePassword email={session.email} onSaved={() => setIsSaved(true)} />;
}

function ChoosePassword({ email, onSaved }: { email: string; onSaved: () => void }) {
  useDocumentTitle('Set your password');
  return (
    <AuthFrame
      step="form"
      title="Set your password"
      lead={
        <>
          For{' '}
          <strong className="text-ink">
            <EmailText email={email} />
          </strong>
          . Use it to sign in and follow your podcasts.
        </>
      }
    >
      <NewPasswordForm label="Set your password" submitLabel="Set Password" onSaved={onSaved} />
    </AuthFrame>
  );
}

function VerificationRequired() {
  useDocumentTitle('Email verification required');
  const [params] = useSearchParams();
  const { state } = useLocation();
  const email = (state as { email?: unknown } | null)?.email;
  return (
    <AuthFrame step="required" title="Check your email first">
      <Alert tone="info">
        Email verification required - Please click the link in your email to set up your password.
      </Alert>
      <NewLinkForm
        type="invite"
        redirectTo={setPasswordTarget(params.get('listing'))}
        {...(typeof email === 'string' && { email })}
      />
      <p>
        <Link className={textLink} to={authAddress('sign-in')}>
          Back to Sign In
        </Link>
      </p>
    </AuthFrame>
  );
}

function CodeFirst() {
  useDocumentTitle('Enter your code');
  return (
    <AuthFrame step="code" title="Enter your code" lead={TWO_STEP_RESET_LEAD}>
      <CodeStep submitLabel="Verify and Continue" onVerified={() => {}} />
    </AuthFrame>
  );
}

function Waiting() {
  return (
    <AuthFrame step="waiting" title="Set your password">
      <div role="status" className="flex flex-col gap-5">
        <span className="sr-only">Loading…</span>
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </AuthFrame>
  );
}
