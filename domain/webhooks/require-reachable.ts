import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Refuses a URL that our sender would refuse. Names are looked up again on every call. */
export function requireReachable(ctx: Pick<Context, 'webhooks'>, url: string): void {
  const message = ctx.webhooks.refusal(url);
  if (message) throw new AppError('invalid', message, { fields: { url: message } });
}
