import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from './context.ts';

type Ctx = Pick<Context, 'keys' | 'now'>;
export type Signature = { expires: string | undefined; signature: string | undefined };

const LINK_SECONDS = 900;

/**
 * The parameters of a link that proves to be ours, valid for 15 minutes by default: a browser that follows a link sends
 * no session.
 */
export async function signLink(ctx: Ctx, subject: string, seconds = LINK_SECONDS): Promise<URLSearchParams> {
  const expires = Math.floor(ctx.now().getTime() / 1000) + seconds;
  const [key = ''] = await ctx.keys.refreshKeys();
  return new URLSearchParams({ expires: String(expires), signature: sign(key, subject, expires) });
}

export async function isSignedLink(ctx: Ctx, subject: string, given: Signature): Promise<boolean> {
  const expires = Number(given.expires);
  const keys = await ctx.keys.refreshKeys();
  const isSigned = keys.some((key) => isSame(sign(key, subject, expires), given.signature ?? ''));
  return isSigned && expires * 1000 > ctx.now().getTime();
}

function sign(key: string | Uint8Array, subject: string, expires: number): string {
  return createHmac('sha256', key).update(`${subject} ${expires}`).digest('base64url');
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
