/** Pages that an email link may open with a session or an error in the URL. */
const landingPages = ['/auth', '/set-password', '/account'];
/** Only these also read tokens from the query; the others read only the fragment. */
const queryPages = ['/auth', '/set-password'];
const secrets = [
  'access_token',
  'refresh_token',
  'expires_at',
  'expires_in',
  'token_type',
  'provider_token',
  'sb',
];

export type AddressTokens = { accessToken: string; refreshToken: string };

/** Tokens must not stay in the address bar or the history. The app loads this file first, to remove them right away. */
export const { tokens: addressTokens, isRefused: isLinkRefused } = takeFromAddress();

function takeFromAddress(): { tokens: AddressTokens | undefined; isRefused: boolean } {
  const url = new URL(location.href);
  if (!landingPages.includes(url.pathname)) return { tokens: undefined, isRefused: false };
  const fragment = new URLSearchParams(url.hash.slice(1));
  const query = queryPages.includes(url.pathname) ? url.searchParams : new URLSearchParams();
  const read = (name: string) => fragment.get(name) || query.get(name) || '';
  const [accessToken, refreshToken] = [read('access_token'), read('refresh_token')];
  const isRefused = fragment.has('error_code') || fragment.has('error');
  const isFound = secrets.some((name) => fragment.has(name) || url.searchParams.has(name));
  if (isFound || isRefused) {
    for (const name of secrets) url.searchParams.delete(name);
    url.hash = '';
    history.replaceState(history.state, '', url.pathname + url.search);
  }
  // One token without the other counts as an invalid link.
  if (!accessToken || !refreshToken)
    return { tokens: undefined, isRefused: isRefused || !!accessToken || !!refreshToken };
  return { tokens: { accessToken, refreshToken }, isRefused: false };
}
