import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { teamInvitations, teamMembers } from '#db/schema/teams.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { teamInvitationMail } from '../mails/templates/team-mails.ts';
import { takeHit } from '../rate-limits.ts';
import { signLink } from '../signed-links.ts';
import { lockTeam } from './lock-team.ts';
import { invitationSubject } from './queries.ts';
import { requireManager, type Seat } from './require-team-role.ts';
import {
  INVITATION_SECONDS,
  INVITATIONS_A_DAY,
  MAX_MEMBERS,
  MAX_OPEN_INVITATIONS,
  mayAssign,
  roleTexts,
} from './rules.ts';
import type { InviteMember } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'keys' | 'accounts'>;

/** Emails an invitation to a team. Sent again, it replaces the previous one, whose link ends. */
export async function inviteMember(
  ctx: Ctx,
  { teamId, userId, ip, email, role }: InviteMember & Seat & { ip: string },
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    const team = await lockTeam(tx, teamId);
    const own = await requireManager(tx, { teamId, userId });
    if (!mayAssign(own, role)) throw new AppError('forbidden', 'Only an owner can invite admins.');
    await requireRoom(tx, teamId, email);
    await limitMails(tx, userId);
    const now = tx.now();
    const { acceptedAt, withdrawnAt } = teamInvitations;
    const isOpen = and(eq(teamInvitations.teamId, teamId), isNull(acceptedAt), isNull(withdrawnAt));
    await tx.db
      .update(teamInvitations)
      .set({ withdrawnAt: now })
      .where(and(isOpen, eq(teamInvitations.email, email)));
    if ((await tx.db.$count(teamInvitations, isOpen)) >= MAX_OPEN_INVITATIONS)
      throw new AppError('conflict', 'Too many invitations are open. Withdraw some first.');
    const [invitation] = await tx.db
      .insert(teamInvitations)
      .values({
        teamId,
        email,
        role,
        invitedBy: userId,
        expiresAt: new Date(now.getTime() + INVITATION_SECONDS * 1000),
        createdAt: now,
      })
      .returning({ id: teamInvitations.id });
    if (!invitation) throw new Error('The invitation was not saved.');
    const { id } = invitation;
    const signed = await signLink(tx, invitationSubject(id), INVITATION_SECONDS);
    await queueMail(tx, {
      mailKey: `team-invitation:${id}`,
      kind: 'team-invitation',
      recipient: email,
      content: teamInvitationMail(tx.site, {
        teamName: team.name,
        role: roleTexts[role].title.toLowerCase(),
        link: `${tx.site.url}/team-invitation?${new URLSearchParams({ id })}&${signed}`,
      }),
    });
    await recordAudit(tx, {
      actorId: userId,
      ip,
      action: 'team.member_invited',
      subject: teamId,
      details: { email, role },
    });
    return { id };
  });
}

async function requireRoom(tx: Ctx, teamId: string, email: string): Promise<void> {
  const [known] = await tx.db
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .innerJoin(authUsers, eq(authUsers.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), eq(authUsers.email, email)));
  if (known) throw new AppError('conflict', 'This person is already on your team.');
  if ((await tx.db.$count(teamMembers, eq(teamMembers.teamId, teamId))) >= MAX_MEMBERS)
    throw new AppError('conflict', `A team can have at most ${MAX_MEMBERS} people.`);
}

/** Counted per person, because anyone can create several teams. */
async function limitMails(tx: Ctx, userId: string): Promise<void> {
  if (!tx.accounts.hasRateLimits) return;
  const retryAfterSeconds = await takeHit(tx, `team-invitations:${userId}`, INVITATIONS_A_DAY);
  if (retryAfterSeconds === 0) return;
  const message = `You can send ${INVITATIONS_A_DAY.limit} invitations a day. Try again tomorrow.`;
  throw new AppError('too_many', message, { retryAfterSeconds });
}
