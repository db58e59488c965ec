import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Refuses an address that our sender would refuse. Names are looked up again with every call. */
export function requireReachableUrl(ctx: Pick<Context, 'webhooks'>, url: string | undefined): void {
  const message = url ? ctx.webhooks.refusal(url) : undefined;
  if (message) throw new AppError('invalid', message, { fields: { 'settings.url': message } });
}
