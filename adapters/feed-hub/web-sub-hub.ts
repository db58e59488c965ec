import { sendRequest } from '../send-request.ts';
import { type FeedHub, HubRefused } from './contract.ts';

/** The publisher's half of WebSub, in the form that public hubs accept: one POST with every changed feed. */
export function createWebSubHub({ url, timeoutMs }: { url: string; timeoutMs?: number }): FeedHub {
  return {
    url,
    publish: (feedUrls) => {
      const body = new URLSearchParams([
        ['hub.mode', 'publish'],
        ...feedUrls.map((feed) => ['hub.url', feed] as [string, string]),
      ]);
      return sendRequest(
        'feed hub',
        url,
        { method: 'POST', body, timeoutMs },
        (message) => new HubRefused(message),
      );
    },
  };
}
