import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { teamInvitations, teamMembers } from '#db/schema/teams.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { lockTeam } from './lock-team.ts';
import { findInvitation, findTeamRole } from './queries.ts';
import { closedInvitations, MAX_MEMBERS, NO_INVITATION } from './rules.ts';
import type { InvitationLink } from './schema.ts';

type Person = { userId: string; email: string; isEmailConfirmed: boolean };

/**
 * Makes the caller a member of the team that invited them. The link works once, and only for the account with the
 * invited address, so a forwarded email lets nobody else in.
 */
export function acceptInvitation(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'keys'>,
  { person, ip, ...link }: InvitationLink & { person: Person; ip: string },
): Promise<{ teamId: string }> {
  return inTransaction(ctx, async (tx) => {
    const unlocked = await findInvitation(tx, link);
    if (!unlocked) throw new AppError('not_found', NO_INVITATION);
    const { teamId } = unlocked;
    await lockTeam(tx, teamId);
    const invitation = (await findInvitation(tx, link)) ?? unlocked;
    const { userId } = person;
    const current = await findTeamRole(tx, { teamId, userId });
    if (current && invitation.state === 'accepted') return { teamId };
    if (invitation.state !== 'open') throw new AppError('conflict', closedInvitations[invitation.state]);
    if (!person.isEmailConfirmed || person.email !== invitation.email)
      throw new AppError(
        'forbidden',
        `This invitation is for ${invitation.email}. Sign in with that address.`,
      );
    const now = tx.now();
    await tx.db.update(teamInvitations).set({ acceptedAt: now }).where(eq(teamInvitations.id, invitation.id));
    if (current) return { teamId };
    if ((await tx.db.$count(teamMembers, eq(teamMembers.teamId, teamId))) >= MAX_MEMBERS)
      throw new AppError('conflict', `This team already has ${MAX_MEMBERS} people.`);
    const { role } = invitation;
    await tx.db.insert(teamMembers).values({ teamId, userId, role, createdAt: now });
    await recordAudit(tx, { actorId: userId, ip, action: 'team.joined', subject: teamId, details: { role } });
    return { teamId };
  });
}
