import type { AuthError } from '@supabase/auth-js';
import { useRef } from 'react';
import { loadAuth } from '../../browser/load-auth.ts';

/** Requests and verifies a code. One challenge allows several attempts; an expired one is replaced on the next attempt. */
export function useFactorCheck(factorId: string) {
  const challengeId = useRef<string | undefined>(undefined);

  /** For a phone this sends the code. */
  async function open(): Promise<AuthError | null> {
    const auth = await loadAuth();
    const { data, error } = await auth.mfa.challenge({ factorId });
    challengeId.current = data?.id;
    return error;
  }

  async function check(code: string): Promise<AuthError | null> {
    if (!challengeId.current) {
      const refused = await open();
      if (refused) return refused;
    }
    const auth = await loadAuth();
    const { error } = await auth.mfa.verify({ factorId, challengeId: challengeId.current ?? '', code });
    if (error?.code === 'mfa_challenge_expired' || error?.code === 'mfa_factor_not_found') {
      challengeId.current = undefined;
    }
    return error;
  }

  return { open, check };
}
