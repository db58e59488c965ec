import { Unavailable } from './unavailable.ts';

type Request = Pick<RequestInit, 'method' | 'headers' | 'body'> & { timeoutMs?: number | undefined };

/**
 * Sends a request whose response nobody reads. Silence and statuses that may pass (408, 425, 429, 5xx) are
 * `Unavailable`; for the others, which no later attempt will change, it throws what `refused` makes of the message.
 */
export async function sendRequest(
  service: string,
  url: string,
  { timeoutMs = 10_000, ...init }: Request,
  refused: (message: string) => Error,
): Promise<void> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
  } catch (cause) {
    throw new Unavailable(service, 'no answer', { cause });
  }
  if (response.ok) return;
  const message = `answered ${response.status}`;
  const mayPass = response.status >= 500 || [408, 425, 429].includes(response.status);
  throw mayPass ? new Unavailable(service, message) : refused(`${service}: ${message}`);
}
