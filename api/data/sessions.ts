import { endSession as endOwnSession } from '#domain/accounts/end-session.ts';
import { listSessions } from '#domain/accounts/queries.ts';
import { AppError } from '#domain/errors.ts';
import type { Call } from '../caller.ts';

export async function readSessions({ ctx, session }: Call) {
  if (!session) throw new AppError('unauthorized', 'Please sign in.');
  const sessions = await listSessions(ctx, session);
  return {
    sessions: sessions.map((row) => ({
      id: row.id,
      ip: row.ip,
      userAgent: row.userAgent,
      hasSecondStep: row.aal === 'aal2',
      isCurrent: row.id === session.sessionId,
      createdAt: row.createdAt.toISOString(),
      refreshedAt: row.refreshedAt.toISOString(),
    })),
  };
}

export async function endSession({ ctx, session }: Call, { sessionId }: { sessionId: string }) {
  if (!session) throw new AppError('unauthorized', 'Please sign in.');
  return { isEnded: await endOwnSession(ctx, { userId: session.userId, sessionId }) };
}
