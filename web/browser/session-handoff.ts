import { useEffect, useState } from 'react';
import { addressTokens, isLinkRefused } from './address-tokens.ts';
import { auth } from './session.ts';

/** What became of a session that came with the address: nothing came, it is being checked, it holds, or it does not. */
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
    // Something that is no token at all.
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
