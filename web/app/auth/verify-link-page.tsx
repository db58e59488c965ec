import { useEffect, useState } from 'react';
import { loadAuth } from '../../browser/load-auth.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';
import { routes } from '../../routes.ts';
import { Link } from '../routing/link.tsx';
import { matchPath } from '../routing/match-path.ts';
import { navigate } from '../routing/place.ts';
import { useLocation } from '../routing/use-location.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { authAddress } from './auth-address.ts';
import { authErrorText } from './auth-error-text.ts';
import { AuthFrame } from './auth-frame.tsx';
import { INVALID_LINK } from './invalid-reset-link.tsx';
import { type MailLink, readMailLink } from './mail-link.ts';
import { NewLinkForm } from './new-link-form.tsx';

const words = {
  signup: {
    title: 'Confirm your email',
    lead: 'One more step and your account is ready. You’ll be signed in right away.',
    button: 'Confirm my email',
  },
  recovery: {
    title: 'Reset your password',
    lead: 'Choose a new password on the next page. This link works once.',
    button: 'Choose a new password',
  },
  firstPassword: {
    title: 'Set your password',
    lead: 'Choose your password on the next page. This link works once.',
    button: 'Choose my password',
  },
  invite: {
    title: 'Your account is waiting',
    lead: 'Open it and choose your password. This link works once.',
    button: 'Open my account',
  },
};

/** Where the links in our emails lead. Only the button uses the token, because email scanners open links but press no buttons. */
export function VerifyLinkPage() {
  const address = useLocation();
  const [link] = useState<MailLink | undefined>(
    () =>
      readMailLink(new URLSearchParams(address.search)) ??
      (address.state as { link?: MailLink } | null)?.link,
  );
  useEffect(() => {
    // Removes the token from the URL; the history state keeps it for reloads.
    if (address.search) navigate('/auth/verify', { replace: true, state: { link } });
  }, [address.search, link]);
  return link ? <OpenLink link={link} /> : <IncompleteLink />;
}

function OpenLink({ link }: { link: MailLink }) {
  const isFirstPassword = link.type === 'recovery' && link.target.startsWith('/set-password');
  const { title, lead, button } = words[isFirstPassword ? 'firstPassword' : link.type];
  const session = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [openedFor, setOpenedFor] = useState('');
  const [refusal, setRefusal] = useState<{ text: string; isFinal: boolean }>();
  useDocumentTitle(title);

  const here = session.status === 'signed-in' || session.status === 'needs-code' ? session.userId : '';
  useEffect(() => {
    if (openedFor === '' || here !== openedFor) return;
    const isApp = routes.some(
      ({ path, half }) => half === 'app' && matchPath(path, link.target.split('?')[0] ?? ''),
    );
    if (isApp) navigate(link.target, { replace: true });
    else location.replace(link.target);
  }, [openedFor, here, link.target]);

  async function open() {
    setIsBusy(true);
    setRefusal(undefined);
    const auth = await loadAuth();
    const { data, error } = await auth.verifyOtp({ token_hash: link.token, type: link.type });
    if (!error && data.user) {
      if (link.type === 'signup') notify.success('Your email is confirmed. Welcome!');
      return setOpenedFor(data.user.id);
    }
    setIsBusy(false);
    // The same link may still work after a lost connection.
    const isFinal =
      !error ||
      (error.status !== undefined && error.status >= 400 && error.status < 500 && error.status !== 429);
    const isReset = link.type === 'recovery' && isFinal;
    const text = isReset
      ? INVALID_LINK
      : error
        ? authErrorText(error)
        : 'Email link is invalid or has expired';
    setRefusal({ text, isFinal });
    notify.error(text, { id: 'auth-refusal' });
  }

  if (refusal?.isFinal) return <RefusedLink link={link} text={refusal.text} />;
  return (
    <AuthFrame step="open" title={title} lead={lead}>
      {refusal && <Alert tone="bad">{refusal.text}</Alert>}
      <Button size="lg" loading={isBusy} loadingLabel="One moment…" onClick={open}>
        {button}
      </Button>
    </AuthFrame>
  );
}

function RefusedLink({ link, text }: { link: MailLink; text: string }) {
  useDocumentTitle('This link doesn’t work');
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <AuthFrame
      step="refused"
      title="This link doesn’t work"
      lead="Links in our emails work once and then expire. If you already used it, just sign in."
    >
      <Alert tone="bad">{text}</Alert>
      {isSignedIn && (
        <Button asChild size="lg">
          <Link to="/account">You’re signed in. Go to My Account</Link>
        </Button>
      )}
      <NewLinkForm type={link.type} redirectTo={location.origin + link.target} />
      {!isSignedIn && <BackToSignIn />}
    </AuthFrame>
  );
}

function IncompleteLink() {
  useDocumentTitle('This link is incomplete');
  return (
    <AuthFrame
      step="incomplete"
      title="This link is incomplete"
      lead="Part of it is missing. Open the link from your email again, or copy the whole link and paste it into your browser."
    >
      <BackToSignIn />
    </AuthFrame>
  );
}

function BackToSignIn() {
  return (
    <Button asChild variant="secondary" size="lg">
      <Link to={authAddress('sign-in')}>Back to Sign In</Link>
    </Button>
  );
}
