import { randomUUID } from 'node:crypto';
import { inTransaction } from '#db/in-transaction.ts';
import type { Context } from '../context.ts';
import { takeMailTurn } from './limit-requests.ts';
import { chooseRedirect } from './rules.ts';

/**
 * Requests an email with a link, at most once per gap and address. A job checks whether the account exists, so
 * neither the response nor its timing reveals it.
 */
export async function requestLink(
  ctx: Pick<Context, 'db' | 'queue' | 'accounts' | 'now' | 'site'>,
  input: { kind: 'confirmation' | 'recovery'; email: string; redirectTo: string | undefined },
): Promise<void> {
  const { kind, email } = input;
  const redirectTo = chooseRedirect(input.redirectTo, ctx.site.url, ctx.accounts.allowedRedirects);
  await inTransaction(ctx, async (tx) => {
    await takeMailTurn(tx, kind, email);
    const payload = { requestId: randomUUID(), kind, email, redirectTo };
    // Delayed: the work for a known address would slow down the caller's next request.
    await tx.queue.send('mail-account-link', payload, { startAfterSeconds: 1 });
  });
}
