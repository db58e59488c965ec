import { Unavailable } from '../unavailable.ts';
import { CallRefused, type PhoneEvent, type Telephony } from './contract.ts';
import { createTwilioNumbers } from './twilio-numbers.ts';
import { createTwilioRest, type TwilioAccount } from './twilio-rest.ts';
import { isTwilioSignature } from './twilio-signature.ts';
import { writeTwiml } from './write-twiml.ts';

/** Two minutes of 16-bit sound at 8 kHz are 2 MB. */
const MAX_RECORDING_BYTES = 16 * 1024 * 1024;

/** Twilio Programmable Voice: turns are TwiML, and events come as signed forms. */
export function createTwilioTelephony(options: TwilioAccount): Telephony {
  const send = createTwilioRest(options);

  async function ask(path: string, method = 'GET'): Promise<Response> {
    const response = await send(path, { method });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Unavailable('twilio', `answered ${response.status}`);
  }

  return {
    provider: 'twilio',
    simulator: null,
    numbers: createTwilioNumbers(send),

    readRequest(request) {
      if (!isTwilioSignature(options.authToken, request)) throw new CallRefused('not signed');
      const { form } = request;
      // Events of another account's calls aren't ours.
      if (form.AccountSid !== options.accountSid) throw new CallRefused('another account');
      const { CallSid: callId, To: to } = form;
      if (!callId || !to) throw new CallRefused('not a call');
      const from = /^\+[1-9]\d{6,14}$/.test(form.From ?? '') ? (form.From as string) : null;
      const fromState = /^[A-Z]{2}$/.test(form.FromState ?? '') ? (form.FromState as string) : null;
      return {
        callId,
        to,
        from: from !== null && withheld.has(from) ? null : from,
        fromState,
        event: readEvent(request.url, form),
      };
    },

    writeTurn: (turn, nextUrl) => ({
      contentType: 'text/xml; charset=utf-8',
      body: writeTwiml(turn, nextUrl),
    }),

    async fetchRecording(recordingId) {
      const response = await ask(`/Recordings/${encodeURIComponent(recordingId)}.wav`);
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (Number(response.headers.get('content-length') ?? 0) > MAX_RECORDING_BYTES) {
        await response.body?.cancel();
        throw new Unavailable('twilio', 'sent too large a recording');
      }
      try {
        return new Uint8Array(await response.arrayBuffer());
      } catch (cause) {
        throw new Unavailable('twilio', 'broke off', { cause });
      }
    },

    async deleteRecording(recordingId) {
      const response = await ask(`/Recordings/${encodeURIComponent(recordingId)}.json`, 'DELETE');
      await response.body?.cancel();
    },
  };
}

/** For a number that isn't shown, Twilio spells the reason on the keypad: "+266696687" is "anonymous". */
const withheld = new Set(
  ['anonymous', 'restricted', 'blocked', 'unknown', 'unavailable'].map(
    (reason) => `+${spellOnKeypad(reason)}`,
  ),
);

function spellOnKeypad(word: string): string {
  return word.replace(/[a-z]/g, (letter) => '22233344455566677778889999'.charAt(letter.charCodeAt(0) - 97));
}

const overStatuses = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled']);

function readEvent(url: string, form: Record<string, string>): PhoneEvent {
  const { pathname, searchParams } = new URL(url);
  if (pathname.endsWith('/status'))
    return overStatuses.has(form.CallStatus ?? '') ? { kind: 'ended' } : { kind: 'silent' };
  if (form.RecordingSid && Number(form.RecordingDuration ?? 1) > 0)
    return { kind: 'recorded', recordingId: form.RecordingSid };
  if (form.DialCallStatus)
    return { kind: 'dialed', wasAnswered: ['completed', 'answered'].includes(form.DialCallStatus) };
  if (searchParams.get('turn') === '0') return { kind: 'rang' };
  if (form.SpeechResult) {
    const confidence = Number.parseFloat(form.Confidence ?? '');
    return {
      kind: 'heard',
      text: form.SpeechResult,
      // Some of Twilio's models report 0 for "not measured".
      confidence: Number.isFinite(confidence) && confidence > 0 ? confidence : null,
    };
  }
  if (form.Digits && /^[\d#*]$/.test(form.Digits)) return { kind: 'key', digit: form.Digits };
  return { kind: 'silent' };
}
