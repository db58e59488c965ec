import { useEffect } from 'react';
import { navigate } from './place.ts';

/** Leads to another screen in place of this one. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaves once, whatever is drawn again meanwhile.
  useEffect(() => navigate(to, { replace: true, state }), []);
  return null;
}
