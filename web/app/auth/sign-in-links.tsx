import type { ReactNode } from 'react';

export const SIGNING_IN = 'Signing in…';

type Target = 'forgot-password' | 'set-password';

/** Links for someone who can't sign in. */
export function SignInLinks({ link }: { link: (to: Target, text: string) => ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      {link('forgot-password', 'Forgot password?')}
      {link('set-password', 'Ordered without an account? Set your password')}
    </p>
  );
}
