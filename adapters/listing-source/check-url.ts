import { isIP } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';
import { NOT_PUBLIC, Refused } from './refused.ts';

export type UrlPolicy = {
  /** Ports that any public host may be read on. */
  ports: readonly number[];
  /** `host:port` pairs that are trusted although they may be private, e.g. our own origin in development. */
  allowedHosts: readonly string[];
};

export type CheckedUrl = {
  url: URL;
  /** A name or address in the form used for lookups: lower case, no brackets, no trailing dot. */
  hostname: string;
  port: number;
  isAllowedHost: boolean;
};

const maxUrlLength = 2_048;

/** Endings that never belong to a public website: local networks, cloud-internal names, hidden services. */
const privateEndings =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion|invalid|test)$/;

/** Parses a link and refuses what can be refused without asking a name server. */
export function checkUrl(text: string, policy: UrlPolicy, base?: URL): CheckedUrl {
  if (text.length > maxUrlLength) throw new Refused('bad_url', 'This link is too long to be a listing link.');
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url)
    throw new Refused('bad_url', 'This is not a complete web link. A complete one starts with https://.');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Refused('bad_url', 'Only links that start with http:// or https:// can be read.');
  }
  if (url.username || url.password) {
    throw new Refused('bad_url', 'Links that carry a user name or password are not read.');
  }
  // The URL parser has already turned decimal, octal, hex, short and Unicode spellings into one form.
  const hostname = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const port = url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80;
  const isAllowedHost = policy.allowedHosts.includes(`${hostname}:${port}`);
  if (!isAllowedHost) {
    refusePrivateName(hostname);
    if (!policy.ports.includes(port)) {
      throw new Refused('bad_url', `Port ${port} is not a port that public listing pages use.`);
    }
  }
  url.hash = '';
  return { url, hostname, port, isAllowedHost };
}

function refusePrivateName(hostname: string): void {
  const isPrivate = isIP(hostname)
    ? !isPublicAddress(hostname)
    : !hostname.includes('.') || hostname.endsWith('.') || privateEndings.test(hostname);
  if (isPrivate) throw new Refused('private_address', NOT_PUBLIC);
}
