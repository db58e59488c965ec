import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Refuses a URL that our sender would refuse. Names are resolved again for every call. */
export function requireReachableUrl(ctx: Pick<Context, 'webhooks'>, url: string | undefined): void {
  const message = url ? ctx.webhooks.refusal(url) : undefined;
  if (message) throw new AppError('invalid', message, { fields: { 'settings.url': message } });
}
