/** The modes of /auth. Each has its own URL, so that links and the back button work. */
export type AuthMode = 'sign-in' | 'sign-up' | 'forgot-password' | 'confirm' | 'reset-password';

const modes: Record<string, AuthMode> = {
  signin: 'sign-in',
  signup: 'sign-up',
  forgot: 'forgot-password',
  confirm: 'confirm',
};

export function readMode(params: URLSearchParams): AuthMode {
  if (params.get('reset') === 'true') return 'reset-password';
  return modes[params.get('mode') ?? ''] ?? 'sign-in';
}

/** The URL of a mode. It carries the email and the listing, so that nobody types them twice. */
export function authAddress(
  mode: Exclude<AuthMode, 'reset-password'>,
  carried: { email?: string | null | undefined; listing?: string | null | undefined } = {},
): string {
  const name = Object.keys(modes).find((key) => modes[key] === mode) as string;
  const params = new URLSearchParams(mode === 'sign-in' ? {} : { mode: name });
  if (carried.email) params.set('email', carried.email);
  if (carried.listing) params.set('listing', carried.listing);
  const query = params.toString();
  return query ? `/auth?${query}` : '/auth';
}

/** Where the link in a reset email leads. */
export function resetTarget(): string {
  return `${location.origin}/auth?reset=true`;
}

/** Where the link in a set-your-password email leads. */
export function setPasswordTarget(listing: string | null): string {
  const query = listing ? `?${new URLSearchParams({ listing })}` : '';
  return `${location.origin}/set-password${query}`;
}

/** Where a confirmed sign-up leads: to the order form with the listing they gave. */
export function orderTarget(listing: string | null): string {
  const query = listing ? `?${new URLSearchParams({ listing })}` : '';
  return `${location.origin}/create-podcast${query}`;
}
