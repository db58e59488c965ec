import { endSession as endOwnSession } from '#domain/accounts/end-session.ts';
import { listSessions } from '#domain/accounts/queries.ts';
import type { SignedInCall } from '../http/call.ts';

export async function readSessions({ ctx, session }: SignedInCall) {
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

export async function endSession({ ctx, session }: SignedInCall, { sessionId }: { sessionId: string }) {
  return { isEnded: await endOwnSession(ctx, { userId: session.userId, sessionId }) };
}
