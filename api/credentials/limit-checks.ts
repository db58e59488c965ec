import type { Context } from '#domain/context.ts';
import { limitCalls } from '#domain/limit-calls.ts';

const limits = [
  { limit: 20, windowSeconds: 60 },
  { limit: 120, windowSeconds: 3600 },
];

/** Checking a file takes memory and CPU, so each visitor gets a limited number of checks. */
export function limitChecks(ctx: Pick<Context, 'db' | 'now' | 'accounts'>, ip: string): Promise<void> {
  return limitCalls(
    ctx,
    'verify',
    ip,
    limits,
    'You’ve checked many files. Please wait a minute and try again.',
  );
}
