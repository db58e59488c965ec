import { grantBalance } from '#domain/balance/grant-balance.ts';
import { findBalance, listBalanceEntries } from '#domain/balance/queries.ts';
import { startTopUp } from '#domain/podcasts/start-top-up.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { balanceData } from './contract.ts';

export const balanceHandlers: Handlers<typeof balanceData> = {
  'GET /api/balance': async ({ ctx, session }, query) => ({
    balanceCents: await findBalance(ctx, { userId: session.userId }),
    ...(await listBalanceEntries(ctx, { userId: session.userId }, query)),
  }),
  'POST /api/balance/top-ups': ({ ctx, session, clientIp }, { amountCents }) =>
    startTopUp(ctx, { amountCents, userId: session.userId, email: session.email, ip: clientIp }),
  'POST /api/balance/grants': (call, input) => grantBalance(call.ctx, { ...input, actor: actorOf(call) }),
};
