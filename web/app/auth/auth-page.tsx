import type { ReactNode } from 'react';
import { type SessionHandoff, useSessionHandoff } from '../../browser/session-handoff.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { EmailText } from '../../components/email-text.tsx';
import { notify } from '../../components/ui/notify.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { late } from '../late.ts';
import { Unreachable } from '../require-user.tsx';
import { Link } from '../routing/link.tsx';
import { Redirect } from '../routing/redirect.tsx';
import { useLocation } from '../routing/use-location.ts';
import { useSearchParams } from '../routing/use-search-params.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { type AuthMode, readMode } from './auth-address.ts';
import { AuthFrame } from './auth-frame.tsx';
import { InvalidResetLink } from './invalid-reset-link.tsx';
import { nextPath } from './next-path.ts';
import { SignInOrUp } from './sign-in-or-up.tsx';
import { textLink } from './text-link.ts';
import { TWO_STEP_LEAD, TWO_STEP_RESET_LEAD } from './two-step-lead.ts';

// Most people only sign in.
const CodeStep = late(async () => (await import('./code-step.tsx')).CodeStep);
const ConfirmEmail = late(async () => (await import('./confirm-email.tsx')).ConfirmEmail);
const ForgotPasswordForm = late(async () => (await import('./forgot-password-form.tsx')).ForgotPasswordForm);
const ResetPasswordForm = late(async () => (await import('./reset-password-form.tsx')).ResetPasswordForm);

type Screen = { step: string; title: string; lead?: ReactNode; body: ReactNode };

/** Signing in and everything around it. The URL and the session decide which screen shows. */
export function AuthPage() {
  const session = useSession();
  const handOver = useSessionHandoff();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const mode = readMode(params);
  const screen = chooseScreen(mode, session.status, handOver, params);
  const isConnecting = nextPath(state)?.startsWith('/oauth/authorize');
  const lead = isConnecting && screen === signIn ? CONNECT_LEAD : screen.lead;
  useDocumentTitle(screen.title);
  if (session.status === 'unreachable' && mode !== 'confirm') return <Unreachable />;
  if (session.status === 'signed-in' && mode !== 'reset-password' && mode !== 'confirm') {
    return <Redirect to={nextPath(state) ?? '/account'} />;
  }
  return (
    <AuthFrame step={screen.step} title={screen.title} lead={lead}>
      {screen.body}
    </AuthFrame>
  );
}

function chooseScreen(
  mode: AuthMode,
  status: ReturnType<typeof useSession>['status'],
  handOver: SessionHandoff,
  params: URLSearchParams,
): Screen {
  if (mode === 'confirm') return confirmScreen(params.get('email'));
  if (mode === 'reset-password' && handOver === 'refused') return refusedReset;
  if (status === 'resolving' || handOver === 'pending') return waiting[mode];
  if (status === 'needs-code') return mode === 'reset-password' ? codeBeforeReset : codeAfterPassword;
  if (mode === 'reset-password') return status === 'signed-in' ? reset : refusedReset;
  if (mode === 'forgot-password') return forgot;
  return mode === 'sign-up' ? signUp : signIn;
}

const loading = (
  <div role="status" className="flex flex-col gap-5">
    <span className="sr-only">Loading…</span>
    <Skeleton className="h-11" />
    <Skeleton className="h-11" />
    <Skeleton className="h-14" />
  </div>
);

/** An assistant sent them here, so the page says what signing in is for. */
const CONNECT_LEAD = 'Sign in to connect an assistant to your account.';
const tabs = <SignInOrUp />;
const signIn: Screen = { step: 'tabs', title: 'Welcome back', body: tabs };
const signUp: Screen = {
  step: 'tabs',
  title: 'Create your account',
  lead: (
    <>
      Start with one of your listings, or{' '}
      <Link className={textLink} to="/create-podcast">
        order without an account
      </Link>{' '}
      and set a password later.
    </>
  ),
  body: tabs,
};
const forgot: Screen = {
  step: 'forgot',
  title: 'Forgot your password?',
  lead: 'Enter your email, and we’ll send you a link to choose a new password.',
  body: <ForgotPasswordForm />,
};
const reset: Screen = {
  step: 'reset',
  title: 'Choose a new password',
  lead: 'Saving it signs out all your other devices.',
  body: <ResetPasswordForm />,
};
const refusedReset: Screen = {
  step: 'refused-reset',
  title: 'This link doesn’t work',
  body: <InvalidResetLink />,
};
const codeAfterPassword: Screen = {
  step: 'code',
  title: 'Enter your code',
  lead: TWO_STEP_LEAD,
  body: (
    <CodeStep submitLabel="Verify and Sign In" onVerified={() => notify.success('Signed in successfully!')} />
  ),
};
const codeBeforeReset: Screen = {
  step: 'code',
  title: 'Enter your code',
  lead: TWO_STEP_RESET_LEAD,
  body: <CodeStep submitLabel="Verify and Continue" onVerified={() => {}} />,
};
const waiting: Record<AuthMode, Screen> = {
  'sign-in': { step: 'waiting', title: signIn.title, body: loading },
  'sign-up': { step: 'waiting', title: signUp.title, body: loading },
  'forgot-password': { step: 'waiting', title: forgot.title, body: loading },
  confirm: { step: 'waiting', title: 'Check Your Email', body: loading },
  'reset-password': { step: 'waiting', title: reset.title, body: loading },
};

function confirmScreen(email: string | null): Screen {
  return {
    step: 'confirm',
    title: 'Check Your Email',
    lead: email ? (
      <>
        We sent a confirmation link to{' '}
        <strong className="text-ink">
          <EmailText email={email} />
        </strong>
        .
      </>
    ) : (
      'We emailed you a link.'
    ),
    body: <ConfirmEmail />,
  };
}
