import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useHandOver } from '../browser/handed-over-session.ts';
import { useSession } from '../browser/session-provider.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';

/** Shows its children to somebody who is fully signed in; everybody else goes to /auth. */
export function RequireUser({ children }: { children: ReactNode }) {
  const session = useSession();
  const handOver = useHandOver();
  if (session.status === 'resolving' || handOver === 'pending') return <Waiting />;
  if (session.status === 'unreachable') return <Unreachable />;
  if (session.status !== 'signed-in') return <Navigate to="/auth" replace />;
  return children;
}

export function Waiting() {
  return (
    <div role="status" className="mx-auto grid max-w-page gap-5 px-4 py-12 sm:px-6">
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
      <ErrorState title="We could not reach Hearthcast" onRetry={() => location.reload()}>
        You are still signed in. Check your connection; this page also comes back by itself.
      </ErrorState>
    </div>
  );
}
