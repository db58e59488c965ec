import type { Storage } from '#adapters/storage/contract.ts';
import type { Telephony } from '#adapters/telephony/contract.ts';
import { createPhoneSimulator } from '#adapters/telephony/simulator.ts';
import { createTwilioTelephony } from '#adapters/telephony/twilio.ts';
import type { Env } from './env.ts';

/** Who answers phone calls: nobody in production unless a provider is named, the simulator elsewhere. */
export function chooseTelephony(env: Env, storage: Storage): { telephony: Telephony | null; inUse: string } {
  const wanted = env.PHONE ?? (env.isProduction ? 'off' : 'simulator');
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = env;
  if (wanted === 'twilio' && accountSid && authToken)
    return {
      telephony: createTwilioTelephony({ accountSid, authToken }),
      inUse: 'Twilio Programmable Voice',
    };
  if (wanted === 'simulator')
    return { telephony: createPhoneSimulator({ storage }), inUse: 'simulator at /dev/phone' };
  return { telephony: null, inUse: 'none, so no number answers' };
}
