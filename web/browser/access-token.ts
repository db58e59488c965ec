import { isAuthNeeded } from './auth-loading.ts';

/** Kept: a page that is being left no longer gets an import answered, but what waited for an undo still has to be sent. */
let auth: typeof import('./auth.ts').auth | undefined;

/** The bearer token for our API calls, or undefined if nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  if (!isAuthNeeded()) return undefined;
  auth ??= (await import('./auth.ts')).auth;
  const { data } = await auth.getSession();
  return data.session?.access_token;
}
