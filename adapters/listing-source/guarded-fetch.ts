import type { IncomingMessage } from 'node:http';
import { Unavailable } from '#adapters/unavailable.ts';
import { type CheckedUrl, checkUrl, type UrlPolicy } from './check-url.ts';
import { type Connect, openConnection } from './open-connection.ts';
import { type BodyLimits, readBody } from './read-body.ts';
import { createRedirectCookies } from './redirect-cookies.ts';
import { Refused } from './refused.ts';
import { type RequestHeaders, requestOnce } from './request-once.ts';
import { type ResolveHost, resolveChecked } from './resolve-host.ts';

export type GuardedFetchOptions = UrlPolicy & {
  resolve: ResolveHost;
  connect: Connect;
  connectTimeoutMs: number;
  totalTimeoutMs: number;
  maxRedirects: number;
};

export type FetchPlan = {
  headers: RequestHeaders;
  limits: BodyLimits;
  /** Called before each request, including every redirect target; throws to refuse. */
  mayFetch?: (target: CheckedUrl) => Promise<void>;
  /** Whether the body is wanted, judging by the head of the final response. */
  wantsBody: (status: number, contentType: string) => boolean;
};

export type Fetched = { url: URL; status: number; contentType: string; body: Buffer };

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Follows a link to its final response; every hop is checked, resolved and connected separately. */
export async function guardedFetch(
  link: string,
  plan: FetchPlan,
  options: GuardedFetchOptions,
): Promise<Fetched> {
  const abort = new AbortController();
  const seconds = options.totalTimeoutMs / 1000;
  const timer = setTimeout(
    () => abort.abort(new Unavailable('listing source', `no complete answer within ${seconds} seconds`)),
    options.totalTimeoutMs,
  );
  try {
    return await unlessAborted(follow(link, plan, options, abort.signal), abort.signal);
  } finally {
    clearTimeout(timer);
    // Closes what a refused or timed-out hop may have left open.
    abort.abort(new Unavailable('listing source', 'the fetch is over'));
  }
}

async function follow(
  link: string,
  plan: FetchPlan,
  options: GuardedFetchOptions,
  signal: AbortSignal,
): Promise<Fetched> {
  const cookies = createRedirectCookies();
  let target = checkUrl(link, options);
  for (let hop = 0; hop <= options.maxRedirects; hop += 1) {
    await plan.mayFetch?.(target);
    const addresses = await resolveChecked(target, options.resolve);
    const socket = await openConnection(target, addresses, { ...options, signal });
    signal.addEventListener('abort', () => socket.destroy(), { once: true });
    const answer = await requestOnce(
      target,
      socket,
      { ...plan.headers, ...cookies.headerFor(target.hostname) },
      signal,
    );
    const status = answer.statusCode ?? 0;
    const location = redirectStatuses.has(status) ? locationOf(answer) : undefined;
    if (location === undefined) {
      const contentType = answer.headers['content-type'] ?? '';
      const wantsBody = plan.wantsBody(status, contentType);
      const body = wantsBody ? await readBody(answer, plan.limits, signal) : Buffer.alloc(0);
      return { url: target.url, status, contentType, body };
    }
    cookies.keep(target.hostname, answer.headers['set-cookie']);
    answer.destroy();
    target = checkUrl(location, options, target.url);
  }
  throw new Refused(
    'too_many_redirects',
    'This link is passed on too many times. Please use the final link.',
  );
}

/** Node reads header bytes as Latin-1, but sites write raw UTF-8 into `Location`. */
function locationOf(answer: IncomingMessage): string | undefined {
  const location = answer.headers.location;
  return location === undefined ? undefined : Buffer.from(location, 'latin1').toString('utf8');
}

/** A name lookup can't be canceled, so the deadline must not wait for it. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
