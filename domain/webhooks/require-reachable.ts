import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Refuses an address that our sender would refuse. Names are looked up again with every call. */
export function requireReachable(ctx: Pick<Context, 'webhooks'>, url: string): void {
  const message = ctx.webhooks.refusal(url);
  if (message) throw new AppError('invalid', message, { fields: { url: message } });
}
