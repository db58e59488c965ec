import { Unavailable } from '../unavailable.ts';
import type { OutgoingSms, Sms } from './contract.ts';

type Options = {
  accountSid: string;
  authToken: string;
  /** A phone number in E.164, or a messaging service (MG…). */
  from: string;
  apiUrl?: string;
  timeoutMs?: number;
};

export function createTwilio(options: Options): Sms {
  const base = options.apiUrl ?? 'https://api.twilio.com';
  const url = `${base}/2010-04-01/Accounts/${encodeURIComponent(options.accountSid)}/Messages.json`;
  const credentials = Buffer.from(`${options.accountSid}:${options.authToken}`).toString('base64');
  return {
    provider: 'twilio',
    async send(message) {
      let response: Response;
      try {
        response = await fetch(url, {
          method: 'POST',
          headers: { Authorization: `Basic ${credentials}` },
          body: writeForm(options.from, message),
          redirect: 'error',
          signal: AbortSignal.timeout(options.timeoutMs ?? 10_000),
        });
        await response.body?.cancel();
      } catch (cause) {
        throw new Unavailable('twilio', 'no answer', { cause });
      }
      if (!response.ok) throw new Unavailable('twilio', `answered ${response.status}`);
    },
  };
}

function writeForm(from: string, { to, text, channel }: OutgoingSms): URLSearchParams {
  const prefix = channel === 'whatsapp' ? 'whatsapp:' : '';
  const sender: Record<string, string> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: prefix + from };
  return new URLSearchParams({ To: prefix + to, Body: text, ...sender });
}
