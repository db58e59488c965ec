import { sendRequest } from '../send-request.ts';
import { LeadRefused, type LeadWebhook } from './contract.ts';

/** Posts the lead as JSON. Statuses that may pass (408, 425, 429, 5xx) and silence are `Unavailable`. */
export function createHttpLeadWebhook({ url, timeoutMs }: { url: string; timeoutMs?: number }): LeadWebhook {
  return {
    deliver: (lead, deliveryKey) =>
      sendRequest(
        'lead webhook',
        url,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': deliveryKey },
          body: JSON.stringify(lead),
          timeoutMs,
        },
        (message) => new LeadRefused(message),
      ),
  };
}
