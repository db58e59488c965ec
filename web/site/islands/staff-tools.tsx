import { type ComponentType, useEffect, useState } from 'react';
import type { StaffPanelProps } from '../staff/staff-panel.tsx';
import { useSession } from '../use-session.ts';

/** Empty for everyone except staff: their tools load only after the server has said who they are. */
export function StaffTools(props: StaffPanelProps) {
  const session = useSession();
  const isStaff = session.status === 'signed-in' && session.isAdmin;
  const [Panel, setPanel] = useState<ComponentType<StaffPanelProps>>();
  useEffect(() => {
    if (isStaff) void import('../staff/staff-panel.tsx').then((part) => setPanel(() => part.StaffPanel));
  }, [isStaff]);
  return isStaff && Panel ? <Panel {...props} /> : null;
}
