import type { HeardAnswer, ListingAnswer } from '#domain/ask/schema.ts';
import { visitSource, wantsNoCount } from '../visit-source.ts';
import { ASK_FAILED } from './ask-state.ts';

type Sent<Body> = { body: Body } | { problem: string };
/** Refusals whose words help the buyer. */
const sayable = new Set(['invalid', 'too_many', 'not_found', 'busy']);
type Refusal = { error?: { code?: string; message?: string } };

async function send<Body>(call: string, given: object): Promise<Sent<Body>> {
  try {
    const answer = await fetch(`/functions/v1/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(given),
    });
    if (answer.ok) return { body: (await answer.json()) as Body };
    const { error } = (await answer.json()) as Refusal;
    return { problem: (sayable.has(error?.code ?? '') && error?.message) || ASK_FAILED };
  } catch {
    return { problem: ASK_FAILED };
  }
}

/** Asks the listing; if the buyer can act on a refusal, its words are returned. */
export function sendQuestion(
  slug: string,
  question: string,
  conversationId: string | undefined,
): Promise<Sent<ListingAnswer>> {
  return send('ask-listing', { slug, question, conversationId });
}

/** Asks with a recording instead of text. */
export function sendSpoken(
  slug: string,
  wavBase64: string,
  conversationId: string | undefined,
): Promise<Sent<HeardAnswer>> {
  return send('ask-listing-aloud', { slug, wavBase64, conversationId });
}

/** An answer as sound. */
export function fetchSpeech(answer: string, ticket: string): Promise<Sent<{ wavBase64: string }>> {
  return send('speak-answer', { answer, ticket });
}

export function sendToAgent(
  slug: string,
  given: Record<'question' | 'name' | 'email' | 'website', string>,
): Promise<Sent<{ success: boolean }>> {
  return send('ask-agent', { slug, ...given, reachSource: wantsNoCount() ? undefined : visitSource() });
}
