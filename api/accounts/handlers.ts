import { listAdmins } from '#domain/accounts/admins.ts';
import { createRecoveryCodes } from '#domain/accounts/create-recovery-codes.ts';
import { createTeamAccounts } from '#domain/accounts/create-team-accounts.ts';
import { endSession } from '#domain/accounts/end-session.ts';
import { grantAdmin } from '#domain/accounts/grant-admin.ts';
import { listAudit, listAuditChoices } from '#domain/accounts/list-audit.ts';
import { countRecoveryCodes, isAdmin, listSessions } from '#domain/accounts/queries.ts';
import { removeAdmin } from '#domain/accounts/remove-admin.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { accountData, accountFunctions } from './contract.ts';

export const accountHandlers: Handlers<typeof accountFunctions & typeof accountData> = {
  'create-admin-users': async (call, { users }) => ({
    results: await createTeamAccounts(call.ctx, { users, actor: actorOf(call) }),
  }),
  'GET /api/me': async ({ ctx, session }) => {
    if (!session) return { user: null };
    return { user: { id: session.userId, email: session.email, isAdmin: await isAdmin(ctx, session) } };
  },
  'GET /api/sessions': async ({ ctx, session }) => {
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
  },
  'DELETE /api/sessions/:sessionId': async ({ ctx, session }, { sessionId }) => ({
    isEnded: await endSession(ctx, { userId: session.userId, sessionId }),
  }),
  'GET /api/recovery-codes': async ({ ctx, session }) => ({ left: await countRecoveryCodes(ctx, session) }),
  'POST /api/recovery-codes': async ({ ctx, session, clientIp }) => ({
    codes: await createRecoveryCodes(ctx, { userId: session.userId, ip: clientIp }),
  }),
  'GET /api/admins': async ({ ctx }) => ({ admins: await listAdmins(ctx) }),
  'POST /api/admins': (call, { email }) => grantAdmin(call.ctx, { email, actor: actorOf(call) }),
  'DELETE /api/admins/:userId': ({ ctx, session, clientIp }, { userId }) =>
    removeAdmin(ctx, { userId, actor: { actorId: session.userId, ip: clientIp } }),
  'GET /api/audit': ({ ctx }, query) => listAudit(ctx, query),
  'GET /api/audit/choices': ({ ctx }) => listAuditChoices(ctx),
};
