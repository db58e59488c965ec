import type { Context } from '../context.ts';
import { hashKey, networkOf, takeHit, takeTurn } from '../rate-limits.ts';
import { AccountError } from './account-error.ts';
import { IP_LIMITS } from './rules.ts';

export function tooManyRequests(retryAfterSeconds: number): AccountError {
  return new AccountError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds,
  });
}

/** Counts a request from this client address and refuses it over the limit. */
export async function limitRequests(
  ctx: Pick<Context, 'db' | 'now' | 'accounts'>,
  kind: keyof typeof IP_LIMITS,
  ip: string,
): Promise<void> {
  if (!ctx.accounts.hasRateLimits) return;
  const waitSeconds = await takeHit(ctx, `${kind}:${networkOf(ip)}`, IP_LIMITS[kind]);
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
}

/**
 * Allows one email of a kind per gap and address, whether or not it has an account. Must run in a
 * transaction.
 */
export async function takeMailTurn(
  ctx: Pick<Context, 'db' | 'now' | 'accounts'>,
  kind: 'confirmation' | 'recovery',
  email: string,
): Promise<void> {
  const waitSeconds = await takeTurn(ctx, `mail:${kind}:${hashKey(email)}`, ctx.accounts.mailGapSeconds);
  if (waitSeconds > 0) throw onlyAfter('over_email_send_rate_limit', waitSeconds);
}

export function onlyAfter(code: string, waitSeconds: number): AccountError {
  const message = `For security purposes, you can only request this after ${waitSeconds} seconds.`;
  return new AccountError(429, code, message, { retryAfterSeconds: waitSeconds });
}
