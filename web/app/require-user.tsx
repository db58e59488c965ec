import { type ReactNode, useEffect, useState } from 'react';
import { useSessionHandoff } from '../browser/session-handoff.ts';
import { useSession } from '../browser/session-provider.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import type { NextState } from './auth/next-path.ts';
import { Redirect } from './routing/redirect.tsx';
import { useLocation } from './routing/use-location.ts';

/** Shows its children to fully signed-in users. Everyone else goes to /auth and returns from there. */
export function RequireUser({ children }: { children: ReactNode }) {
  const session = useSession();
  const handOver = useSessionHandoff();
  const [wasIn, setWasIn] = useState(false);
  useEffect(() => {
    if (session.status === 'signed-in') setWasIn(true);
  }, [session.status]);
  const isForced = session.status === 'needs-code' || (session.status === 'signed-out' && session.hasEnded);
  if (session.status === 'resolving' || handOver === 'pending') return <Waiting />;
  if (session.status === 'unreachable') return <Unreachable />;
  if (session.status !== 'signed-in') return <ToSignIn hasLeft={wasIn && !isForced} />;
  return children;
}

/** After a voluntary sign-out, the next person to sign in doesn't land on this screen. */
function ToSignIn({ hasLeft }: { hasLeft: boolean }) {
  const { pathname, search } = useLocation();
  const state: NextState | null = hasLeft ? null : { next: pathname + search };
  return <Redirect to="/auth" state={state} />;
}

export function Waiting() {
  return (
    <div role="status" className="mx-auto grid max-w-page grid-cols-1 gap-5 px-4 py-12 sm:px-6">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="w-96 max-w-full" />
      <Skeleton className="h-40" />
    </div>
  );
}

export function Unreachable() {
  return (
    <div className="mx-auto max-w-prose px-4 py-16 sm:px-6">
      <ErrorState title="We couldn’t reach Hearthcast" onRetry={() => location.reload()}>
        You’re still signed in. Check your connection; this page reloads on its own.
      </ErrorState>
    </div>
  );
}
