/** Parameters that would hand a session or a link to the page: a target may not bring any. */
const notCarried = ['access_token', 'refresh_token', 'token', 'token_hash', 'provider_token'];

/** The path of an address on our own origin, without tokens; undefined for every other address. */
export function ownPath(given: string | null, origin: string): string | undefined {
  const url = given ? URL.parse(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== origin) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  for (const name of notCarried) url.searchParams.delete(name);
  // A path of two slashes would name another host.
  return url.pathname.replace(/^[/\\]+/, '/') + url.search;
}
