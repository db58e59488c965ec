import { grantTeamBalance } from '#domain/balance/grant-balance.ts';
import { findBalance, listBalanceEntries } from '#domain/balance/queries.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { markInvoicePaid } from '#domain/invoices/mark-invoice-paid.ts';
import { findInvoice, findOpenCharges, listInvoices } from '#domain/invoices/queries.ts';
import { startTopUp } from '#domain/podcasts/start-top-up.ts';
import { noSuchTeam } from '#domain/teams/lock-team.ts';
import { requireManager } from '#domain/teams/require-team-role.ts';
import { setBillingTerms } from '#domain/teams/set-billing-terms.ts';
import { isTeam, listStaffTeams } from '#domain/teams/staff/queries.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { teamBillingData } from './contract.ts';

export const teamBillingHandlers: Handlers<typeof teamBillingData> = {
  'GET /api/teams/:teamId/balance': async ({ ctx, session }, { teamId, ...query }) => {
    await requireManager(ctx, { teamId, userId: session.userId });
    return {
      balanceCents: await findBalance(ctx, { teamId }),
      ...(await listBalanceEntries(ctx, { teamId }, query)),
    };
  },
  'POST /api/teams/:teamId/balance/top-ups': async ({ ctx, session, clientIp }, { teamId, amountCents }) => {
    const { userId, email } = session;
    await requireManager(ctx, { teamId, userId });
    return startTopUp(ctx, { amountCents, userId, email, teamId, ip: clientIp });
  },
  'GET /api/teams/:teamId/invoices': async ({ ctx, session }, query) => {
    const { teamId } = query;
    await requireManager(ctx, { teamId, userId: session.userId });
    return { ...(await listInvoices(ctx, query)), open: await findOpenCharges(ctx, teamId) };
  },
  'GET /api/teams/:teamId/invoices/:invoiceId': async ({ ctx, session }, { teamId, invoiceId }) => {
    await requireManager(ctx, { teamId, userId: session.userId });
    return requireInvoice(ctx, { teamId, invoiceId });
  },
  'GET /api/desk/teams': ({ ctx }, query) => listStaffTeams(ctx, query),
  'PATCH /api/desk/teams/:teamId/billing': (call, input) =>
    setBillingTerms(call.ctx, { ...input, actor: actorOf(call) }),
  'POST /api/desk/teams/:teamId/grants': async (call, input) => {
    if (!(await isTeam(call.ctx, input.teamId))) throw noSuchTeam();
    return grantTeamBalance(call.ctx, { ...input, actor: actorOf(call) });
  },
  'GET /api/desk/invoices': ({ ctx }, query) => listInvoices(ctx, query),
  'GET /api/desk/invoices/:invoiceId': ({ ctx }, { invoiceId }) => requireInvoice(ctx, { invoiceId }),
  'POST /api/desk/invoices/:invoiceId/paid': (call, input) =>
    markInvoicePaid(call.ctx, { ...input, actor: actorOf(call) }),
};

/** Another team's invoice counts as missing. */
async function requireInvoice(ctx: Context, which: { invoiceId: string; teamId?: string }) {
  const found = await findInvoice(ctx, which);
  if (!found) throw new AppError('not_found', 'There is no such invoice.');
  return found;
}
