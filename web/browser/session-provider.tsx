import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { followSession, type SessionState } from './follow-session.ts';

const SessionContext = createContext<SessionState>({ status: 'resolving' });

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'resolving' });
  useEffect(() => followSession(setState), []);
  return <SessionContext value={state}>{children}</SessionContext>;
}

export function useSession(): SessionState {
  return useContext(SessionContext);
}
