import { useEffect } from 'react';
import { navigate } from './place.ts';

/** Opens another screen in place of this one. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: redirects once, however often it renders.
  useEffect(() => navigate(to, { replace: true, state }), []);
  return null;
}
