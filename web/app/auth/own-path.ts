/** Parameters that carry a session or a link. A target must not have any. */
const notCarried = ['access_token', 'refresh_token', 'token', 'token_hash', 'provider_token'];

/** The path of a URL on our own origin, without tokens; undefined for any other URL. */
export function ownPath(given: string | null, origin: string): string | undefined {
  const url = given ? URL.parse(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== origin) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  for (const name of notCarried) url.searchParams.delete(name);
  // A path that starts with two slashes would name another host.
  return url.pathname.replace(/^[/\\]+/, '/') + url.search;
}
