import type { Context } from '../context.ts';
import type { OauthError } from './oauth-error.ts';

/** Where the user returns with the answer. `iss` says that the answer is ours (RFC 9207). */
export function returnAddress(
  { site }: Pick<Context, 'site'>,
  redirectUri: string,
  state: string | undefined,
  answer: { code: string } | { error: OauthError },
): string {
  const url = new URL(redirectUri);
  if ('code' in answer) url.searchParams.set('code', answer.code);
  else {
    url.searchParams.set('error', answer.error.code);
    url.searchParams.set('error_description', answer.error.message);
  }
  if (state !== undefined) url.searchParams.set('state', state);
  url.searchParams.set('iss', site.url);
  return url.href;
}
