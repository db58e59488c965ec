import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Unavailable } from '#adapters/unavailable.ts';
import type { CheckedUrl } from './check-url.ts';
import { isPublicAddress } from './is-public-address.ts';
import { NOT_PUBLIC, Refused } from './refused.ts';

/** Every address of a name, best first. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

/** Unknown names are final; a name server that doesn't respond may do so later. */
const unknownName = new Set(['ENOTFOUND', 'ENODATA', 'EAI_NONAME', 'EAI_NODATA', 'ERR_INVALID_ARG_VALUE']);

export async function resolveWithSystem(hostname: string): Promise<string[]> {
  const answers = await lookup(hostname, { all: true, order: 'ipv4first' });
  return answers.map((answer) => answer.address);
}

/**
 * Asks once and returns the addresses that the connection must use, so that a hostile name server's second
 * answer has no effect. One private address among public ones refuses the whole name.
 */
export async function resolveChecked(target: CheckedUrl, resolve: ResolveHost): Promise<string[]> {
  if (isIP(target.hostname)) return [target.hostname];
  const addresses = await askResolver(target.hostname, resolve);
  if (addresses.length === 0) throw unknownHost(target.hostname);
  if (!target.isAllowedHost && !addresses.every(isPublicAddress)) {
    throw new Refused('private_address', NOT_PUBLIC);
  }
  return addresses;
}

async function askResolver(hostname: string, resolve: ResolveHost): Promise<string[]> {
  try {
    return await resolve(hostname);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? '';
    if (unknownName.has(code)) throw unknownHost(hostname, cause);
    throw new Unavailable('listing source', `the name ${hostname} could not be looked up`, { cause });
  }
}

function unknownHost(hostname: string, cause?: unknown): Refused {
  return new Refused('unknown_host', `There is no web site called ${hostname}. Please check the link.`, {
    cause,
  });
}
