import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Twilio's signature of a webhook: HMAC-SHA1 over the called URL and every field, sorted by name, each followed by its
 * value. https://www.twilio.com/docs/usage/security#validating-requests
 */
export function signTwilioRequest(authToken: string, url: string, form: Record<string, string>): string {
  const fields = Object.keys(form).sort();
  const text = url + fields.map((name) => name + form[name]).join('');
  return createHmac('sha1', authToken).update(text, 'utf8').digest('base64');
}

/** Takes the same time whatever was sent, so that nobody can guess a signature piece by piece. */
export function isTwilioSignature(
  authToken: string,
  request: { url: string; form: Record<string, string>; signature: string | undefined },
): boolean {
  const expected = Buffer.from(signTwilioRequest(authToken, request.url, request.form));
  const given = Buffer.from(request.signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
