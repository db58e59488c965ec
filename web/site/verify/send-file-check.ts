import type { Verification } from '#domain/credentials/schema.ts';

export type CheckAnswer = { verification: Verification } | { problem: string };
type Refusal = { error?: { code?: string; message?: string } };

const FAILED = 'We couldn’t check this right now. Please try again in a moment.';
const sayable = ['invalid', 'too_many', 'not_found', 'busy', 'unprocessable'];

async function send(request: Promise<Response>): Promise<CheckAnswer> {
  try {
    const answer = await request;
    if (answer.ok) return { verification: (await answer.json()) as Verification };
    const { error } = (await answer.json()) as Refusal;
    return { problem: (sayable.includes(error?.code ?? '') && error?.message) || FAILED };
  } catch {
    return { problem: FAILED };
  }
}

/** Sends a file to be checked; a refusal comes with words that the visitor can act on. */
export function sendFileCheck(file: File): Promise<CheckAnswer> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  return send(fetch('/verify-files', { method: 'POST', headers, body: file }));
}

export function sendLinkCheck(link: string): Promise<CheckAnswer> {
  const headers = { 'Content-Type': 'application/json' };
  return send(
    fetch('/functions/v1/verify-link', { method: 'POST', headers, body: JSON.stringify({ link }) }),
  );
}
