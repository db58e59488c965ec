import { useSyncExternalStore } from 'react';
import { type AddressTokens, addressTokens, isLinkRefused } from './address-tokens.ts';
import { loadAuth } from './load-auth.ts';
import { hasStoredSession } from './stored-session.ts';

/** The state of a session handed over in the URL. */
export type SessionHandoff = 'none' | 'pending' | 'accepted' | 'refused';
/** Someone is signed in, and the link would sign them in as someone else. */
export type HandoffQuestion = {
  currentEmail: string;
  newEmail: string;
  answer: (isSwitching: boolean) => void;
};
type Shown = { state: SessionHandoff; question?: HandoffQuestion };

let shown: Shown = { state: addressTokens ? 'pending' : isLinkRefused ? 'refused' : 'none' };
const listeners = new Set<() => void>();

function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

if (addressTokens) void takeOver(addressTokens).then((state) => show({ state }));

async function takeOver(tokens: AddressTokens): Promise<SessionHandoff> {
  const auth = await loadAuth();
  const { data } = await auth.getSession();
  if (!data.session && !hasStoredSession()) return accept(tokens);
  // The sender of the link may know another account's tokens, so the server says whose they are.
  const owner = await readOwner(tokens.accessToken);
  if (!owner) return 'refused';
  const isSame = owner.id === data.session?.user.id;
  return isSame || (await ask(data.session?.user.email ?? '', owner.email)) ? accept(tokens) : 'none';
}

function ask(currentEmail: string, newEmail: string): Promise<boolean> {
  return new Promise((answer) => show({ state: 'pending', question: { currentEmail, newEmail, answer } }));
}

async function readOwner(accessToken: string): Promise<{ id: string; email: string } | undefined> {
  try {
    const headers = { Authorization: `Bearer ${accessToken}` };
    const answer = await fetch('/auth/v1/user', { headers });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

async function accept(tokens: AddressTokens): Promise<SessionHandoff> {
  try {
    const auth = await loadAuth();
    const { data, error } = await auth.setSession({
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
    });
    return error || !data.session ? 'refused' : 'accepted';
  } catch {
    // Not a token at all.
    return 'refused';
  }
}

function useShown(): Shown {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}

export function useSessionHandoff(): SessionHandoff {
  return useShown().state;
}

export function useHandoffQuestion(): HandoffQuestion | undefined {
  return useShown().question;
}
