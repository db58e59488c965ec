import { and, eq } from 'drizzle-orm';
import { mailOptOuts } from '#db/schema/operations.ts';
import type { Context } from '../../context.ts';
import type { Subscriber } from './unsubscribe-link.ts';

/** Whether this person has opted out of a kind of email. */
export async function isUnsubscribed(
  ctx: Pick<Context, 'db'>,
  { email, kind }: Subscriber,
): Promise<boolean> {
  const isTheirs = and(eq(mailOptOuts.email, email), eq(mailOptOuts.kind, kind));
  return (await ctx.db.$count(mailOptOuts, isTheirs)) > 0;
}
