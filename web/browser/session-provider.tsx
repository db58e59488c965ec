import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { isAuthNeeded, whenAuthNeeded } from './auth-loading.ts';
import type { SessionState } from './follow-session.ts';

const SessionContext = createContext<SessionState>({ status: 'resolving' });

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>(() => ({
    status: isAuthNeeded() ? 'resolving' : 'signed-out',
  }));
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const forget = whenAuthNeeded(async () => {
      const { followSession } = await import('./follow-session.ts');
      if (!isOver) stop = followSession(setState);
    });
    return () => {
      isOver = true;
      forget();
      stop();
    };
  }, []);
  return <SessionContext value={state}>{children}</SessionContext>;
}

export function useSession(): SessionState {
  return useContext(SessionContext);
}
