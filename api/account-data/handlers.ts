import { deleteAccount } from '#domain/account-data/delete-account.ts';
import { linkExport, requestExport } from '#domain/account-data/export-account.ts';
import { findDeletionPreview, listExports } from '#domain/account-data/queries.ts';
import { listSessions } from '#domain/accounts/queries.ts';
import { limitCalls } from '#domain/limit-calls.ts';
import type { Handlers } from '../operation.ts';
import type { accountDataRows } from './contract.ts';

const exportLimits = [{ limit: 5, windowSeconds: 86_400 }];

export const accountDataHandlers: Handlers<typeof accountDataRows> = {
  'GET /api/account/exports': async ({ ctx, session }) => ({
    exports: await listExports(ctx, session.userId),
  }),
  'POST /api/account/exports': async ({ ctx, session, clientIp }) => {
    await limitCalls(ctx, 'account-export', clientIp, exportLimits);
    await requestExport(ctx, session.userId);
    return { exports: await listExports(ctx, session.userId) };
  },
  'POST /api/account/exports/:exportId/download': async ({ ctx, session }, { exportId }) => ({
    url: await linkExport(ctx, { exportId, userId: session.userId }),
  }),
  'GET /api/account/deletion': async ({ ctx, session }) => ({
    preview: await findDeletionPreview(ctx, session.userId),
  }),
  'POST /api/account/deletion': async ({ ctx, session, clientIp }, input) => {
    const own = (await listSessions(ctx, session)).find(({ id }) => id === session.sessionId);
    return deleteAccount(ctx, {
      ...input,
      userId: session.userId,
      signedInAt: own?.createdAt ?? new Date(0),
      ip: clientIp,
    });
  },
};
