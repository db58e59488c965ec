import { useEffect, useState } from 'react';
import { addressTokens, isLinkRefused } from './address-tokens.ts';
import { auth } from './auth.ts';

/** The state of a session handed over in the URL. */
export type SessionHandoff = 'none' | 'pending' | 'accepted' | 'refused';

const outcome: Promise<SessionHandoff> | undefined = addressTokens && accept(addressTokens);

async function accept(tokens: { accessToken: string; refreshToken: string }): Promise<SessionHandoff> {
  try {
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

export function useSessionHandoff(): SessionHandoff {
  const [state, setState] = useState<SessionHandoff>(
    outcome ? 'pending' : isLinkRefused ? 'refused' : 'none',
  );
  useEffect(() => void outcome?.then(setState), []);
  return state;
}
