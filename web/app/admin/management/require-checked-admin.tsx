import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, request } from '../../../browser/api.ts';
import { LeaveForHome } from '../../leave-for-home.tsx';
import { AccessDenied } from '../../require-admin.tsx';
import { RequireUser, Unreachable, Waiting } from '../../require-user.tsx';

/** Like RequireAdmin, but checks again and distinguishes a failed check from a denial. */
export function RequireCheckedAdmin({ children }: { children: ReactNode }) {
  return (
    <RequireUser>
      <Checked>{children}</Checked>
    </RequireUser>
  );
}

function Checked({ children }: { children: ReactNode }) {
  const check = useQuery({
    queryKey: ['admin-check'],
    queryFn: () => request('GET /api/me', {}),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (check.data) return check.data.user?.isAdmin ? children : <AccessDenied />;
  if (!check.error) return <Waiting />;
  if (check.error instanceof ApiError && check.error.code === 'offline') return <Unreachable />;
  return <LeaveForHome heading="Admin check failed" reason="Database error checking admin status" />;
}
