import { Unavailable } from '../unavailable.ts';

export type TwilioAccount = {
  accountSid: string;
  authToken: string;
  /** Only to reach a server other than Twilio's own, such as one on loopback. */
  apiUrl?: string;
  timeoutMs?: number;
};

export type TwilioRest = (
  path: string,
  request: { method: string; form?: Record<string, string> },
) => Promise<Response>;

/**
 * Calls Twilio's API for one account. Throws `Unavailable` if there is no response, or if it says "later".
 */
export function createTwilioRest(options: TwilioAccount): TwilioRest {
  const base = options.apiUrl ?? 'https://api.twilio.com';
  const account = `${base}/2010-04-01/Accounts/${encodeURIComponent(options.accountSid)}`;
  const credentials = Buffer.from(`${options.accountSid}:${options.authToken}`).toString('base64');
  return async (path, { method, form }) => {
    try {
      const response = await fetch(account + path, {
        method,
        headers: { Authorization: `Basic ${credentials}` },
        body: form ? new URLSearchParams(form) : null,
        // A redirect would carry our credentials elsewhere; recordings are served by the API itself.
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? 15_000),
      });
      if (response.status < 500 && response.status !== 429) return response;
      await response.body?.cancel();
      throw new Unavailable('twilio', `returned an error (${response.status})`);
    } catch (cause) {
      throw cause instanceof Unavailable ? cause : new Unavailable('twilio', 'no answer', { cause });
    }
  };
}
