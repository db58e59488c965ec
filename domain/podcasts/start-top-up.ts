import { randomUUID } from 'node:crypto';
import { checkouts } from '#db/schema/checkouts.ts';
import type { Context } from '../context.ts';
import { limitCalls } from '../limit-calls.ts';
import { CHECKOUT_OPEN_MS, openCheckout } from './open-checkout.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site' | 'accounts' | 'payments'>;

const limits = [{ limit: 20, windowSeconds: 3600 }];

/** Opens a payment page whose payment is added to the balance of the account or the team. Each call opens another page. */
export async function startTopUp(
  ctx: Ctx,
  input: { amountCents: number; userId: string; email: string; teamId?: string; ip: string },
): Promise<{ url: string }> {
  await limitCalls(ctx, 'top-up', input.ip, limits);
  const now = ctx.now();
  const [checkout] = await ctx.db
    .insert(checkouts)
    .values({
      idempotencyKey: `top-up:${randomUUID()}`,
      provider: ctx.payments.provider,
      purpose: 'top_up',
      userId: input.userId,
      teamId: input.teamId ?? null,
      customerEmail: input.email,
      links: [],
      unitCents: input.amountCents,
      expiresAt: new Date(now.getTime() + CHECKOUT_OPEN_MS),
      createdAt: now,
    })
    .returning({ id: checkouts.id });
  if (!checkout) throw new Error('The checkout was not saved.');
  return openCheckout(ctx, checkout.id);
}
