import { Button } from '../../components/ui/button.tsx';
import { authAddress } from '../auth/auth-address.ts';
import type { NextState } from '../auth/next-path.ts';
import { Link } from '../routing/link.tsx';
import { useLocation } from '../routing/use-location.ts';

/** An invitation is for one address, so it asks for the account with it. */
export function SignInFirst({ email }: { email: string }) {
  const { pathname, search } = useLocation();
  const state: NextState = { next: pathname + search };
  return (
    <>
      <p>
        The invitation is for <strong className="break-all">{email}</strong>. Sign in with it, or create an
        account and open the emailed link again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={authAddress('sign-in', { email })} state={state}>
            Sign in
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={authAddress('sign-up', { email })} state={state}>
            Create an account
          </Link>
        </Button>
      </div>
    </>
  );
}
