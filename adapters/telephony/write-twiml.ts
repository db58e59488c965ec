import type { PhoneNext, PhoneTurn } from './contract.ts';

const VOICE = 'Polly.Joanna-Neural';
const LISTEN_SECONDS = 6;
const RING_SECONDS = 20;

/**
 * A turn in Twilio's markup. Callers can interrupt only the last sentence before listening: who is speaking and what is
 * recorded is always said to the end.
 */
export function writeTwiml({ say, next }: PhoneTurn, nextUrl: string): string {
  const spoken = say.map((text) => `<Say voice="${VOICE}">${escapeXml(text)}</Say>`);
  const isListening = next.kind === 'listen';
  const before = isListening ? spoken.slice(0, -1) : spoken;
  const during = isListening ? spoken.slice(-1).join('') : '';
  const body = before.join('') + writeNext(next, during, escapeXml(nextUrl));
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${body}</Response>`;
}

function writeNext(next: PhoneNext, during: string, url: string): string {
  switch (next.kind) {
    case 'listen':
      return `<Gather input="speech dtmf" numDigits="1" speechTimeout="auto" timeout="${LISTEN_SECONDS}" language="en-US" actionOnEmptyResult="true" method="POST" action="${url}">${during}</Gather>`;
    case 'record':
      return `<Record maxLength="${next.maxSeconds}" timeout="5" finishOnKey="#" playBeep="true" method="POST" action="${url}"/>`;
    case 'dial':
      return `<Dial timeout="${RING_SECONDS}" answerOnBridge="true" method="POST" action="${url}"><Number>${escapeXml(next.number)}</Number></Dial>`;
    case 'hang-up':
      return '<Hangup/>';
  }
}

/** What a caller or a listing said must not become markup. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]|\p{Cs}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
