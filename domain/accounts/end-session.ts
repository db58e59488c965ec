import { and, eq } from 'drizzle-orm';
import { authSessions } from '#db/schema/auth.ts';
import type { Context } from '../context.ts';

/** Ends one of the user's own sessions. May be repeated; returns whether there was one. */
export async function endSession(
  ctx: Pick<Context, 'db'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const ended = await ctx.db
    .delete(authSessions)
    .where(and(eq(authSessions.id, sessionId), eq(authSessions.userId, userId)))
    .returning({ id: authSessions.id });
  return ended.length > 0;
}
