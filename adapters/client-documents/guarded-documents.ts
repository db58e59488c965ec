import { Unavailable } from '#adapters/unavailable.ts';
import { type GuardedFetchOptions, guardedFetch } from '../listing-source/guarded-fetch.ts';
import { connectDirectly } from '../listing-source/open-connection.ts';
import { Refused } from '../listing-source/refused.ts';
import { resolveWithSystem } from '../listing-source/resolve-host.ts';
import type { ClientDocuments } from './contract.ts';

type Options = Partial<Pick<GuardedFetchOptions, 'allowedHosts' | 'resolve' | 'connect'>> & {
  siteUrl: string;
};

/** The specification of these documents recommends 5 kB. */
const maxBytes = 10 * 1024;

/** Reads what assistants publish about themselves, with the guard of listing links and without redirects. */
export function createGuardedDocuments({ siteUrl, ...given }: Options): ClientDocuments {
  const options: GuardedFetchOptions = {
    ports: [443],
    allowedHosts: [],
    resolve: resolveWithSystem,
    connect: connectDirectly,
    connectTimeoutMs: 3_000,
    totalTimeoutMs: 6_000,
    maxRedirects: 0,
    ...given,
  };
  const headers = {
    'user-agent': `Hearthcast/1.0 (+${siteUrl})`,
    accept: 'application/json',
    'accept-encoding': 'identity',
  };
  return {
    async read(url) {
      try {
        const plan = { headers, limits: { maxBytes }, wantsBody: (status: number) => status === 200 };
        const { status, contentType, body } = await guardedFetch(url, plan, options);
        if (status !== 200) return { kind: 'failed', error: `Its description answered with ${status}.` };
        if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(contentType))
          return { kind: 'failed', error: 'Its description is not JSON.' };
        return { kind: 'document', text: body.toString('utf8') };
      } catch (error) {
        if (error instanceof Refused || error instanceof Unavailable)
          return { kind: 'failed', error: 'Its description can’t be read.' };
        throw error;
      }
    },
  };
}
