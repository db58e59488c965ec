import { mailOptOuts } from '#db/schema/operations.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Signature } from '../../signed-links.ts';
import { isOptionalMail } from './rules.ts';
import { isUnsubscribeLink } from './unsubscribe-link.ts';

/**
 * Stops one kind of email to one address, for anyone who has the link from such an email. May be repeated.
 */
export async function stopMails(
  ctx: Pick<Context, 'db' | 'keys' | 'now'>,
  { email, kind, ...given }: { email: string; kind: string } & Signature,
): Promise<void> {
  if (!isOptionalMail(kind) || !(await isUnsubscribeLink(ctx, { email, kind }, given)))
    throw new AppError('forbidden', 'This unsubscribe link doesn’t work. Use the one from a newer email.');
  await ctx.db.insert(mailOptOuts).values({ email, kind, createdAt: ctx.now() }).onConflictDoNothing();
}
