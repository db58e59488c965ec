import { isAdmin } from '#domain/accounts/queries.ts';
import type { Call } from '../http/call.ts';

export async function readMe({ ctx, session }: Call) {
  if (!session) return { user: null };
  return { user: { id: session.userId, email: session.email, isAdmin: await isAdmin(ctx, session) } };
}
