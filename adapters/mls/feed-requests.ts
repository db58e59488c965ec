import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { Unavailable } from '../unavailable.ts';
import type { AccessToken } from './access-token.ts';

type RequestOptions = {
  service: string;
  /** We request only URLs below this one. */
  baseUrl: URL;
  token: AccessToken;
  minGapMs: number;
  timeoutMs: number;
  headers: Record<string, string>;
};

export type ODataPage = { value: Record<string, unknown>[]; nextLink: string | null };
export type AskFeed = (url: URL) => Promise<ODataPage>;

const Answer = z.object({
  value: z.array(z.record(z.string(), z.unknown())),
  '@odata.nextLink': z.string().optional(),
});
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_PAUSE_SECONDS = 3600;

/**
 * Requests a page from a feed: one request at a time, no faster than its vendor allows, with a token that is
 * renewed once.
 */
export function createFeedRequests(options: RequestOptions): AskFeed {
  let last: Promise<unknown> = Promise.resolve();
  return (url) => {
    const asked = last.then(() => askPage(options, url));
    last = asked.catch(() => {}).then(() => wait(options.minGapMs));
    return asked;
  };
}

async function askPage(options: RequestOptions, url: URL): Promise<ODataPage> {
  const { service, baseUrl } = options;
  if (!isBelow(url, baseUrl)) throw new Unavailable(service, 'it pointed to an address that is not its own');
  let response = await send(options, url);
  if (response.status === 401 && options.token.renew()) {
    await response.body?.cancel();
    response = await send(options, url);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw refusal(service, response);
  }
  const parsed = Answer.safeParse(await readJson(service, response));
  if (!parsed.success) throw new Unavailable(service, 'it answered something that is no list of records');
  return { value: parsed.data.value, nextLink: parsed.data['@odata.nextLink'] ?? null };
}

/** A link in a response must not lead our token to another host. */
function isBelow(url: URL, baseUrl: URL): boolean {
  return url.origin === baseUrl.origin && url.pathname.startsWith(baseUrl.pathname);
}

async function send({ service, token, headers, timeoutMs }: RequestOptions, url: URL): Promise<Response> {
  const authorization = `Bearer ${await token.read()}`;
  try {
    return await fetch(url, {
      headers: {
        Accept: 'application/json',
        'Accept-Encoding': 'gzip',
        ...headers,
        Authorization: authorization,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new Unavailable(service, 'no answer', { cause });
  }
}

function refusal(service: string, response: Response): Unavailable {
  if (response.status === 401) return new Unavailable(service, 'it refused our access token');
  const retryAfterSeconds =
    response.status === 429 || response.status === 503 ? pauseOf(response) : undefined;
  return new Unavailable(service, `it answered ${response.status}`, { retryAfterSeconds });
}

/** Retry-After in seconds or as a date; Trestle gives the time when its hour ends instead. */
function pauseOf(response: Response): number | undefined {
  const given = response.headers.get('retry-after');
  const hourEnds = Number(response.headers.get('hour-quota-resettime') ?? Number.NaN);
  const seconds = given
    ? /^\d+$/.test(given)
      ? Number(given)
      : (Date.parse(given) - Date.now()) / 1000
    : (hourEnds - Date.now()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), MAX_PAUSE_SECONDS) : undefined;
}

async function readJson(service: string, response: Response): Promise<unknown> {
  try {
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > MAX_BYTES) throw new Error('The page is too large.');
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch (cause) {
    throw new Unavailable(service, 'its answer could not be read', { cause });
  }
}
