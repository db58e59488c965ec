import type { VendorAnswer } from './contract.ts';

export type VendorReply =
  | { kind: 'answered'; status: number; text: string; headers: Headers }
  | { kind: 'silent'; mayHaveArrived: boolean };

type Init = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string; timeoutMs: number };

/** No connection was made, so nothing was sent. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);
/**
 * Statuses with which a server says that it didn't process the request: 477 is HubSpot's "account is moving".
 */
const notProcessed = new Set([408, 423, 425, 429, 477, 503]);
const MAX_RETRY_AFTER_SECONDS = 86_400;
const MAX_TEXT_LENGTH = 200_000;

/** Calls a vendor once and follows no redirect. Never throws. */
export async function callVendor(url: string, { timeoutMs, ...init }: Init): Promise<VendorReply> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const text = (await answer.text()).slice(0, MAX_TEXT_LENGTH);
    return { kind: 'answered', status: answer.status, text, headers: answer.headers };
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return { kind: 'silent', mayHaveArrived: !neverSent.has(code ?? '') };
  }
}

/**
 * What silence, a server error or "later" mean for every vendor; undefined if the response is about the lead.
 */
export function readTrouble(
  vendor: string,
  reply: VendorReply,
  { canRepeat }: { canRepeat: boolean },
): VendorAnswer | undefined {
  if (reply.kind === 'silent')
    return reply.mayHaveArrived
      ? { kind: 'unsure', says: `${vendor} didn’t answer in time.`, canRepeat }
      : { kind: 'busy', says: `We couldn’t reach ${vendor}.` };
  if (notProcessed.has(reply.status)) {
    const says =
      reply.status === 429
        ? `${vendor} gets too many requests right now.`
        : `${vendor} is not available right now (${reply.status}).`;
    const retryAfterSeconds = readRetryAfter(reply.headers);
    return { kind: 'busy', says, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
  }
  if (reply.status >= 500)
    return { kind: 'unsure', says: `${vendor} had an error (${reply.status}).`, canRepeat };
  return undefined;
}

/** Seconds, or a date. */
function readRetryAfter(headers: Headers): number | undefined {
  const given = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(given) ? Number(given) : Math.ceil((Date.parse(given) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), MAX_RETRY_AFTER_SECONDS) : undefined;
}

export function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** A sentence of the vendor's, short enough to show. */
export function quote(text: unknown): string {
  if (typeof text !== 'string' || text.trim() === '') return '';
  const plain = text.replace(/\p{Cc}+/gu, ' ').trim();
  return ` It says: “${plain.slice(0, 200)}”`;
}
