export type RedirectCookies = {
  keep(hostname: string, setCookie: readonly string[] | undefined): void;
  headerFor(hostname: string): { cookie?: string };
};

const maxPerHost = 30;
const maxHeaderLength = 8_000;

/**
 * Many listing sites set a cookie, redirect to the same page and loop forever if it doesn't come back.
 * Cookies last for one fetch and go only to the exact host that set them.
 */
export function createRedirectCookies(): RedirectCookies {
  const hosts = new Map<string, Map<string, string>>();
  return {
    keep(hostname, setCookie) {
      const cookies = hosts.get(hostname) ?? new Map<string, string>();
      hosts.set(hostname, cookies);
      for (const line of setCookie ?? []) {
        const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]{1,100})=([^;\r\n]*)/.exec(line) ?? [];
        if (name && cookies.size < maxPerHost) cookies.set(name, (value ?? '').trim());
      }
    },
    headerFor(hostname) {
      const pairs = [...(hosts.get(hostname) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
      return pairs && pairs.length <= maxHeaderLength ? { cookie: pairs } : {};
    },
  };
}
