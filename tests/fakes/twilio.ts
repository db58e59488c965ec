import { signTwilioRequest } from '#adapters/telephony/twilio-signature.ts';
import { startVendor } from './start-vendor.ts';

export const twilioAccount = { accountSid: 'AC0123456789', authToken: 'a token of the test account' };

/** Twilio's recordings on loopback, and signed requests as Twilio sends them. Call it at the top of a test file. */
export async function startFakeTwilio() {
  const recordings = new Map<string, Uint8Array>();
  const authorization = `Basic ${Buffer.from(`${twilioAccount.accountSid}:${twilioAccount.authToken}`).toString('base64')}`;
  const vendor = await startVendor(({ method, url, headers }) => {
    if (headers.authorization !== authorization) return { status: 401 };
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
    /** A form with its signature. */
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
