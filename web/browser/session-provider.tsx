import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { isAuthNeeded } from './auth-loading.ts';
import { followSession } from './follow-session.ts';
import type { SessionState } from './session-state.ts';

const SessionContext = createContext<SessionState>({ status: 'resolving' });

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>(() => ({
    status: isAuthNeeded() ? 'resolving' : 'signed-out',
  }));
  useEffect(() => followSession(setState), []);
  return <SessionContext value={state}>{children}</SessionContext>;
}

export function useSession(): SessionState {
  return useContext(SessionContext);
}
