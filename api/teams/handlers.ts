import { createApiKey } from '#domain/api-keys/create-api-key.ts';
import { listApiKeys } from '#domain/api-keys/queries.ts';
import { revokeApiKey } from '#domain/api-keys/revoke-api-key.ts';
import { AppError } from '#domain/errors.ts';
import { createApiOrder } from '#domain/podcasts/api-orders/create-api-order.ts';
import { findApiOrder } from '#domain/podcasts/api-orders/queries.ts';
import { listTeamHomes } from '#domain/podcasts/team-homes/queries.ts';
import { acceptInvitation } from '#domain/teams/accept-invitation.ts';
import { changeMemberRole, transferOwnership } from '#domain/teams/change-member-role.ts';
import { createTeam } from '#domain/teams/create-team.ts';
import { deleteTeam } from '#domain/teams/delete-team.ts';
import { inviteMember } from '#domain/teams/invite-member.ts';
import { findInvitation, listInvitations, listMembers, listTeams } from '#domain/teams/queries.ts';
import { removeMember } from '#domain/teams/remove-member.ts';
import { requireManager, requireTeamRole } from '#domain/teams/require-team-role.ts';
import { isManaging, NO_INVITATION } from '#domain/teams/rules.ts';
import { updateTeam } from '#domain/teams/update-team.ts';
import { withdrawInvitation } from '#domain/teams/withdraw-invitation.ts';
import type { SignedInCall } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { teamData } from './contract.ts';

export const teamHandlers: Handlers<typeof teamData> = {
  'GET /api/teams': async ({ ctx, session }) => ({ teams: await listTeams(ctx, session.userId) }),
  'POST /api/teams': (call, team) => createTeam(call.ctx, { ...team, ...personOf(call) }),
  'PATCH /api/teams/:teamId': (call, change) => updateTeam(call.ctx, { ...change, ...personOf(call) }),
  'DELETE /api/teams/:teamId': (call, { teamId }) => deleteTeam(call.ctx, { teamId, ...personOf(call) }),
  'GET /api/teams/:teamId/people': async ({ ctx, session }, { teamId }) => {
    const role = await requireTeamRole(ctx, { teamId, userId: session.userId });
    return {
      members: await listMembers(ctx, teamId),
      invitations: isManaging(role) ? await listInvitations(ctx, teamId) : [],
    };
  },
  'POST /api/teams/:teamId/invitations': (call, input) =>
    inviteMember(call.ctx, { ...input, ...personOf(call) }),
  'DELETE /api/teams/:teamId/invitations/:invitationId': (call, input) =>
    withdrawInvitation(call.ctx, { ...input, ...personOf(call) }),
  'GET /api/team-invitations/:invitationId': async ({ ctx }, link) => {
    const invitation = await findInvitation(ctx, link);
    if (!invitation) throw new AppError('not_found', NO_INVITATION);
    const { teamName, email, role, state } = invitation;
    return { teamName, email, role, state };
  },
  'POST /api/team-invitations/:invitationId/accept': ({ ctx, session, clientIp }, link) =>
    acceptInvitation(ctx, { ...link, person: session, ip: clientIp }),
  'PATCH /api/teams/:teamId/members/:memberId': async (call, input) => {
    await changeMemberRole(call.ctx, { ...input, ...personOf(call) });
    return {};
  },
  'POST /api/teams/:teamId/members/:memberId/ownership': async (call, input) => {
    await transferOwnership(call.ctx, { ...input, ...personOf(call) });
    return {};
  },
  'DELETE /api/teams/:teamId/members/:memberId': (call, input) =>
    removeMember(call.ctx, { ...input, ...personOf(call) }),
  'GET /api/teams/:teamId/homes': async ({ ctx, session }, query) => {
    const { userId } = session;
    const role = await requireTeamRole(ctx, { teamId: query.teamId, userId });
    return listTeamHomes(ctx, { userId, role }, query);
  },
  'POST /api/teams/:teamId/orders': async ({ ctx, session }, { teamId, formKey, ...order }) => {
    await requireTeamRole(ctx, { teamId, userId: session.userId });
    const owner = { ...session, teamId };
    const { podcastId } = await createApiOrder(ctx, { owner, idempotencyKey: formKey, order });
    const saved = await findApiOrder(ctx, podcastId, owner);
    return { orderId: podcastId, paymentUrl: saved?.payment.url ?? null };
  },
  'GET /api/teams/:teamId/api-keys': async ({ ctx, session }, { teamId }) => {
    const holder = { teamId, userId: session.userId };
    await requireManager(ctx, holder);
    return { apiKeys: await listApiKeys(ctx, holder) };
  },
  'POST /api/teams/:teamId/api-keys': (call, input) =>
    createApiKey(call.ctx, { ...input, ...personOf(call) }),
  'DELETE /api/teams/:teamId/api-keys/:keyId': (call, input) =>
    revokeApiKey(call.ctx, { ...input, ...personOf(call) }),
};

function personOf({ session, clientIp }: SignedInCall): { userId: string; ip: string } {
  return { userId: session.userId, ip: clientIp };
}
