import { Unavailable } from '#adapters/unavailable.ts';
import type { ListingSource, Refusal } from './contract.ts';
import { decodeHtml } from './decode-html.ts';
import { type GuardedFetchOptions, guardedFetch } from './guarded-fetch.ts';
import { connectDirectly } from './open-connection.ts';
import { Refused } from './refused.ts';
import { resolveWithSystem } from './resolve-host.ts';
import { createRobotsGate } from './robots-gate.ts';

export type GuardedSourceOptions = Partial<GuardedFetchOptions> & {
  /** Our public origin, named in the user agent so that site owners can find out who reads their page. */
  siteUrl: string;
  maxPageBytes?: number;
  maxImageBytes?: number;
};

const megabyte = 1024 * 1024;

const defaults: GuardedFetchOptions = {
  ports: [80, 443],
  allowedHosts: [],
  resolve: resolveWithSystem,
  connect: connectDirectly,
  connectTimeoutMs: 5_000,
  totalTimeoutMs: 20_000,
  maxRedirects: 5,
};

const agentName = 'HearthcastBot';

/** Reads listing pages and photos from the open web and reaches nothing that isn't public. */
export function createGuardedSource(given: GuardedSourceOptions): ListingSource {
  const { siteUrl, maxPageBytes = 12 * megabyte, maxImageBytes = 20 * megabyte, ...overrides } = given;
  const options: GuardedFetchOptions = { ...defaults, ...overrides };
  const userAgent = `${agentName}/1.0 (+${new URL('/bot', siteUrl).href})`;
  const mayFetch = createRobotsGate(agentName, userAgent, options);
  const baseHeaders = { 'user-agent': userAgent, 'accept-language': 'en-US,en;q=0.8' };

  return {
    fetchPage: (url) =>
      orRefusal(async () => {
        const headers = {
          ...baseHeaders,
          accept: 'text/html,application/xhtml+xml,text/plain;q=0.5',
          'accept-encoding': 'gzip, br',
        };
        const limits = { maxBytes: maxPageBytes };
        const answer = await guardedFetch(url, { headers, limits, mayFetch, wantsBody: wantsPage }, options);
        return {
          kind: 'page' as const,
          url: answer.url.href,
          status: answer.status,
          contentType: answer.contentType,
          html: decodeHtml(answer.body, answer.contentType),
          fetchedAt: new Date(),
        };
      }),

    fetchImage: (url) =>
      orRefusal(async () => {
        const headers = {
          ...baseHeaders,
          accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8',
          'accept-encoding': 'identity',
        };
        const limits = { maxBytes: maxImageBytes };
        const answer = await guardedFetch(url, { headers, limits, mayFetch, wantsBody: wantsImage }, options);
        return {
          kind: 'image' as const,
          url: answer.url.href,
          contentType: mediaType(answer.contentType),
          bytes: answer.body,
        };
      }),
  };
}

function wantsPage(status: number, contentType: string): boolean {
  if (/^(text\/(html|plain)|application\/xhtml\+xml|)$/.test(mediaType(contentType))) return true;
  // Of an error, only the status matters, in whatever format it comes.
  if (status >= 400) return false;
  throw new Refused(
    'wrong_type',
    `This link leads to a file (${mediaType(contentType)}), not to a web page.`,
  );
}

function wantsImage(status: number, contentType: string): boolean {
  if (status === 429 || status >= 500) throw new Unavailable('listing source', `photo answered ${status}`);
  if (status < 200 || status > 299) throw new Refused('http_status', `The photo is gone (status ${status}).`);
  // Buckets often serve photos without a type; the decoder decides what they are.
  const type = mediaType(contentType);
  if (/^(image\/(?!svg).+|(application|binary)\/octet-stream|)$/.test(type)) return true;
  throw new Refused('wrong_type', `This photo link leads to something else (${type}).`);
}

function mediaType(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

async function orRefusal<T>(fetch: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await fetch();
  } catch (error) {
    if (error instanceof Refused) return error.toResult();
    throw error;
  }
}
