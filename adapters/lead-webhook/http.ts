import { Unavailable } from '../unavailable.ts';
import { LeadRefused, type LeadWebhook } from './contract.ts';

const SERVICE = 'lead webhook';

/** Posts the lead as JSON. Statuses that may pass (408, 425, 429, 5xx) and silence are `Unavailable`. */
export function createHttpLeadWebhook(options: { url: string; timeoutMs?: number }): LeadWebhook {
  return {
    async deliver(lead, deliveryKey) {
      let response: Response;
      try {
        response = await fetch(options.url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': deliveryKey },
          body: JSON.stringify(lead),
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
      throw mayPass ? new Unavailable(SERVICE, message) : new LeadRefused(`${SERVICE}: ${message}`);
    },
  };
}
