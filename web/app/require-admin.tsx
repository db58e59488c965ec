import { type ReactNode, useEffect } from 'react';
import { useSession } from '../browser/session-provider.tsx';
import { Button } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { RequireUser } from './require-user.tsx';

const LEAVE_AFTER_MS = 3000;

/** Shows its children to staff. The server checks every call again; this only keeps others from an empty screen. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  return (
    <RequireUser>
      <StaffOnly>{children}</StaffOnly>
    </RequireUser>
  );
}

function StaffOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  return session.status === 'signed-in' && session.isAdmin ? children : <AccessDenied />;
}

function AccessDenied() {
  useEffect(() => {
    const timer = setTimeout(() => location.replace('/'), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="mx-auto flex max-w-prose flex-col items-start gap-5 px-4 py-16 sm:px-6">
      <h1 className="sr-only">Access denied</h1>
      <ErrorState title="Access denied: Admin privileges required">Taking you to the home page…</ErrorState>
      <Button asChild variant="secondary">
        <a href="/">Return to Home</a>
      </Button>
    </div>
  );
}
