import type { ReactNode } from 'react';
import { useSession } from '../browser/session-provider.tsx';
import { LeaveForHome } from './leave-for-home.tsx';
import { RequireUser } from './require-user.tsx';

/** Shows its children to admins. The server checks every call; this only spares others an empty screen. */
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

export function AccessDenied() {
  return <LeaveForHome heading="Access denied" reason="Access denied: Admin privileges required" />;
}
