import { Unavailable } from '../unavailable.ts';
import { type Cdn, CdnRefused } from './contract.ts';

const SERVICE = 'CDN';

type Options = {
  /** Fastly: https://api.fastly.com/service/<id>/purge. Varnish: the address of one Varnish, with ops/varnish.vcl. */
  url: string;
  /** Fastly takes a POST and its token in a header of its own; Varnish takes the method PURGE. */
  kind: 'fastly' | 'varnish';
  token?: string | undefined;
  timeoutMs?: number;
};

/** Purges by `Surrogate-Key`, which Fastly and Varnish (xkey) read from our answers. */
export function createSurrogateKeyCdn({ url, kind, token, timeoutMs = 5_000 }: Options): Cdn {
  const credentials: Record<string, string> = token
    ? kind === 'fastly'
      ? { 'Fastly-Key': token }
      : { Authorization: `Bearer ${token}` }
    : {};
  return {
    async purge(keys) {
      let response: Response;
      try {
        response = await fetch(url, {
          method: kind === 'fastly' ? 'POST' : 'PURGE',
          headers: { ...credentials, 'Surrogate-Key': keys.join(' ') },
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
      } catch (cause) {
        throw new Unavailable(SERVICE, 'no answer', { cause });
      }
      if (response.ok) return;
      const message = `answered ${response.status}`;
      const mayPass = response.status >= 500 || [408, 425, 429].includes(response.status);
      throw mayPass ? new Unavailable(SERVICE, message) : new CdnRefused(`${SERVICE}: ${message}`);
    },
  };
}
