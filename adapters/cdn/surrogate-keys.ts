import { sendRequest } from '../send-request.ts';
import { type Cdn, CdnRefused } from './contract.ts';

type Options = {
  /**
   * Fastly: https://api.fastly.com/service/<id>/purge. Varnish: the URL of one Varnish, with ops/varnish.vcl.
   */
  url: string;
  /** Fastly takes a POST with its token in a separate header; Varnish takes the method PURGE. */
  kind: 'fastly' | 'varnish';
  token?: string | undefined;
  timeoutMs?: number;
};

/** Purges by `Surrogate-Key`, which Fastly and Varnish (xkey) read from our responses. */
export function createSurrogateKeyCdn({ url, kind, token, timeoutMs = 5_000 }: Options): Cdn {
  const credentials: Record<string, string> = token
    ? kind === 'fastly'
      ? { 'Fastly-Key': token }
      : { Authorization: `Bearer ${token}` }
    : {};
  return {
    purge: (keys) =>
      sendRequest(
        'CDN',
        url,
        {
          method: kind === 'fastly' ? 'POST' : 'PURGE',
          headers: { ...credentials, 'Surrogate-Key': keys.join(' ') },
          timeoutMs,
        },
        (message) => new CdnRefused(message),
      ),
  };
}
