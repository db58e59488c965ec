import { findUserByEmail, isAdmin } from '../accounts/queries.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** If an email address has an account, only its owner or staff can use it. */
export async function requireAddressOwner(
  ctx: Pick<Context, 'db' | 'accounts' | 'log'>,
  email: string,
  orderer: { userId: string } | undefined,
): Promise<void> {
  const owner = await findUserByEmail(ctx, email);
  if (!owner?.emailConfirmedAt || owner.id === orderer?.userId) return;
  if (orderer && (await isAdmin(ctx, orderer))) return;
  const message = 'Password Required';
  throw new AppError('unauthorized', message, {
    fields: { 'userInfo.email': 'This address has an account. Sign in to order with it.' },
  });
}
