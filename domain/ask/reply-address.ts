import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';

type Ctx = Pick<Context, 'keys' | 'inboundMail'>;

/** In small letters, because mail servers may change capitals; with our name it stays under the 64 allowed before the @. */
const tokenPattern = /\+([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{20})@/i;
const signatureLength = 20;

/** Where the agent's reply to a question arrives: an address that only we can make. Without inbound mail there is none. */
export async function replyAddress(ctx: Ctx, questionId: string): Promise<string | undefined> {
  if (!ctx.inboundMail) return undefined;
  const [name, host] = ctx.inboundMail.address.split('@');
  const [key = ''] = await ctx.keys.refreshKeys();
  return `${name}+${questionId.replaceAll('-', '')}${sign(key, questionId)}@${host}`;
}

/** The question that a reply address belongs to, if we made it. */
export async function readReplyAddress(ctx: Ctx, address: string): Promise<string | undefined> {
  const found = tokenPattern.exec(address.toLowerCase());
  if (!found) return undefined;
  const [questionId, signature = ''] = [found.slice(1, 6).join('-'), found[6]];
  const keys = await ctx.keys.refreshKeys();
  return keys.some((key) => isSame(sign(key, questionId), signature)) ? questionId : undefined;
}

function sign(key: string | Uint8Array, questionId: string): string {
  const digest = createHmac('sha256', key).update(`reply to question ${questionId}`).digest('hex');
  return digest.slice(0, signatureLength);
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
