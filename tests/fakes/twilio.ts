import { signTwilioRequest } from '#adapters/telephony/twilio-signature.ts';
import { startVendor } from './start-vendor.ts';

export const twilioAccount = { accountSid: 'AC0123456789', authToken: 'a token of the test account' };

/** Twilio's recordings and numbers on loopback, and signed requests as Twilio sends them. Call it at the top of a test file. */
export async function startFakeTwilio() {
  const recordings = new Map<string, Uint8Array>();
  /** By their id. */
  const numbers = new Map<string, Record<string, string>>();
  const forSale = new Set<string>();
  let sold = 0;
  const authorization = `Basic ${Buffer.from(`${twilioAccount.accountSid}:${twilioAccount.authToken}`).toString('base64')}`;
  const folder = '/2010-04-01/Accounts/AC0123456789';

  function sell(form: Record<string, string>) {
    const number = form.PhoneNumber ?? '';
    if (!forSale.delete(number))
      return { status: 400, body: { code: 21_422, message: `${number} is not available` } };
    sold += 1;
    const sid = `PN${sold}`;
    numbers.set(sid, form);
    return { status: 201, body: { sid, phone_number: number, friendly_name: form.FriendlyName } };
  }

  const vendor = await startVendor(({ method, url, headers, body }) => {
    if (headers.authorization !== authorization) return { status: 401 };
    if (url.pathname === `${folder}/AvailablePhoneNumbers/US/Local.json`) {
      const area = `+1${url.searchParams.get('AreaCode') ?? ''}`;
      const found = [...forSale].filter((number) => number.startsWith(area)).slice(0, 3);
      const body = { available_phone_numbers: found.map((phone_number) => ({ phone_number })) };
      return { status: 200, body };
    }
    if (url.pathname === `${folder}/IncomingPhoneNumbers.json`) {
      if (method === 'POST') return sell(Object.fromEntries(new URLSearchParams(String(body))));
      const owned = [...numbers]
        .filter(([, form]) => form.FriendlyName === url.searchParams.get('FriendlyName'))
        .map(([sid, form]) => ({ sid, phone_number: form.PhoneNumber }));
      return { status: 200, body: { incoming_phone_numbers: owned } };
    }
    const numberId = /\/IncomingPhoneNumbers\/(\w+)\.json$/.exec(url.pathname)?.[1];
    if (numberId && method === 'DELETE') return { status: numbers.delete(numberId) ? 204 : 404 };
    const id = /^\/2010-04-01\/Accounts\/AC0123456789\/Recordings\/(\w+)\.(?:wav|json)$/.exec(
      url.pathname,
    )?.[1];
    const recording = id === undefined ? undefined : recordings.get(id);
    if (!id || !recording) return { status: 404, body: { code: 20404 } };
    if (method === 'DELETE') {
      recordings.delete(id);
      return { status: 204 };
    }
    return {
      status: 200,
      body: recording,
      headers: { 'Content-Type': 'audio/x-wav' },
    };
  });
  return {
    ...vendor,
    recordings,
    numbers,
    forSale,
    /** A form and its signature. */
    sign(url: string, fields: Record<string, string>) {
      const form = {
        AccountSid: twilioAccount.accountSid,
        CallSid: 'CA1',
        From: '+15125550188',
        FromState: 'TX',
        To: '+15125550100',
        ...fields,
      };
      return { url, form, signature: signTwilioRequest(twilioAccount.authToken, url, form) };
    },
  };
}
