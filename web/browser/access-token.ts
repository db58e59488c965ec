import { isAuthNeeded } from './auth-loading.ts';

/** The bearer token for our API calls, or undefined if nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  if (!isAuthNeeded()) return undefined;
  const { auth } = await import('./auth.ts');
  const { data } = await auth.getSession();
  return data.session?.access_token;
}
