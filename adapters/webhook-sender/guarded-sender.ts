import { Unavailable } from '#adapters/unavailable.ts';
import { type CheckedUrl, checkUrl } from '../listing-source/check-url.ts';
import { type Connect, connectDirectly, openConnection } from '../listing-source/open-connection.ts';
import { readBody } from '../listing-source/read-body.ts';
import { Refused } from '../listing-source/refused.ts';
import { requestOnce } from '../listing-source/request-once.ts';
import { type ResolveHost, resolveChecked, resolveWithSystem } from '../listing-source/resolve-host.ts';
import type { WebhookSender } from './contract.ts';

type Options = {
  siteUrl: string;
  /** `host:port` pairs that may be private and without TLS, e.g. a peer on this machine in development. */
  allowedHosts?: readonly string[];
  resolve?: ResolveHost;
  connect?: Connect;
  timeoutMs?: number;
};

const ports = [443, 8443];
/** Enough of a response to see what went wrong. */
const maxAnswerBytes = 2048;

/** Calls URLs that customers enter, with the same guard as for listing links: nothing that isn't public. */
export function createGuardedSender(given: Options): WebhookSender {
  const { resolve = resolveWithSystem, connect = connectDirectly, timeoutMs = 15_000 } = given;
  const policy = { ports, allowedHosts: given.allowedHosts ?? [] };
  const userAgent = `Hearthcast-Webhooks/1.0 (+${new URL('/developers/webhooks', given.siteUrl).href})`;

  function check(url: string): CheckedUrl {
    const target = checkUrl(url, policy);
    if (target.url.protocol !== 'https:' && !target.isAllowedHost)
      throw new Refused('bad_url', 'The address must start with https://.');
    return target;
  }

  async function send(
    { url, headers, body }: Parameters<WebhookSender['post']>[0],
    signal: AbortSignal,
  ): Promise<{ status: number; body: string }> {
    const target = check(url);
    const addresses = await resolveChecked(target, resolve);
    const socket = await openConnection(target, addresses, { connect, connectTimeoutMs: 5_000, signal });
    signal.addEventListener('abort', () => socket.destroy(), { once: true });
    const sent = { ...headers, 'user-agent': userAgent, 'accept-encoding': 'identity' };
    const answer = await requestOnce(target, socket, sent, signal, body);
    const limits = { maxBytes: maxAnswerBytes, cutsLongBody: true };
    const bytes = await readBody(answer, limits, signal);
    return { status: answer.statusCode ?? 0, body: bytes.toString('utf8').replaceAll('\0', '') };
  }

  return {
    refusal(url) {
      try {
        check(url);
        return undefined;
      } catch (error) {
        return explain(error);
      }
    },
    async post(call) {
      const started = performance.now();
      const abort = new AbortController();
      const seconds = timeoutMs / 1000;
      const late = new Unavailable('webhook', `no complete answer within ${seconds} seconds`);
      const timer = setTimeout(() => abort.abort(late), timeoutMs);
      const durationMs = () => Math.round(performance.now() - started);
      try {
        // A name lookup can't be canceled, so the deadline must not wait for it.
        const aborted = new Promise<never>((_, reject) => {
          abort.signal.addEventListener('abort', () => reject(abort.signal.reason), { once: true });
        });
        const answer = await Promise.race([send(call, abort.signal), aborted]);
        return { kind: 'answered', ...answer, durationMs: durationMs() };
      } catch (error) {
        return { kind: 'failed', error: explain(error), durationMs: durationMs() };
      } finally {
        clearTimeout(timer);
        abort.abort(late);
      }
    },
  };
}

/** The guard's sentences are written for listing links. */
function explain(error: unknown): string {
  if (error instanceof Refused) {
    if (error.reason === 'private_address') return 'The address does not lead to a public website.';
    if (/^Port /.test(error.message)) return 'The address must use port 443 or 8443.';
    return error.message;
  }
  if (error instanceof Unavailable) return error.message.replace(/^(?:listing source|webhook): /, '');
  return 'The call failed.';
}
