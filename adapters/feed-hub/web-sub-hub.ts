import { Unavailable } from '../unavailable.ts';
import { type FeedHub, HubRefused } from './contract.ts';

const SERVICE = 'feed hub';

/** The publisher's half of WebSub, in the form that public hubs take: one POST with every changed feed. */
export function createWebSubHub(options: { url: string; timeoutMs?: number }): FeedHub {
  return {
    url: options.url,
    async publish(feedUrls) {
      const form = new URLSearchParams([
        ['hub.mode', 'publish'],
        ...feedUrls.map((url) => ['hub.url', url] as [string, string]),
      ]);
      let response: Response;
      try {
        response = await fetch(options.url, {
          method: 'POST',
          body: form,
          redirect: 'manual',
          signal: AbortSignal.timeout(options.timeoutMs ?? 10_000),
        });
        await response.body?.cancel();
      } catch (cause) {
        throw new Unavailable(SERVICE, 'no answer', { cause });
      }
      if (response.ok) return;
      const message = `answered ${response.status}`;
      const mayPass = response.status >= 500 || [408, 425, 429].includes(response.status);
      throw mayPass ? new Unavailable(SERVICE, message) : new HubRefused(`${SERVICE}: ${message}`);
    },
  };
}
