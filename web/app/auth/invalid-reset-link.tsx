import { useEffect } from 'react';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';
import { Link } from '../routing/link.tsx';
import { authAddress } from './auth-address.ts';

export const INVALID_LINK = 'Invalid or expired reset link. Please request a new password reset.';

export function InvalidResetLink() {
  useEffect(() => void notify.error(INVALID_LINK, { id: 'auth-refusal' }), []);
  return (
    <div className="flex flex-col gap-5">
      <Alert tone="bad">{INVALID_LINK}</Alert>
      <Button asChild size="lg">
        <Link to={authAddress('forgot-password')}>Request a new link</Link>
      </Button>
      <Button asChild variant="secondary" size="lg">
        <Link to={authAddress('sign-in')}>Back to Sign In</Link>
      </Button>
    </div>
  );
}
