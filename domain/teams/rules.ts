import { type TeamBilling, type TeamRole, teamBillings, teamRoles } from '#db/column-values.ts';

export { type TeamBilling, type TeamRole, teamBillings, teamRoles };

export const NO_INVITATION = 'This invitation link isn’t valid.';
export const NOT_A_MEMBER = 'This person is not on your team.';
/** Why an invitation doesn't work, for the screen and as a refusal. */
export const closedInvitations = {
  expired: 'This invitation has expired. Ask the team for a new one.',
  withdrawn: 'The team withdrew this invitation.',
  accepted: 'This invitation was already used.',
};

export const MAX_TEAMS = 10;
export const MAX_MEMBERS = 500;
export const MAX_OPEN_INVITATIONS = 200;
export const INVITATION_SECONDS = 7 * 86_400;
/** How many emails a person may trigger per day. */
export const INVITATIONS_A_DAY = { limit: 100, windowSeconds: 86_400 };

/** What each role may do, in the words of the screen. */
export const roleTexts: Record<TeamRole, { title: string; explanation: string }> = {
  owner: {
    title: 'Owner',
    explanation: 'Owners can do everything, including adding other owners and admins.',
  },
  admin: {
    title: 'Admin',
    explanation: 'Admins see all homes, invite and remove members, and manage API keys and billing.',
  },
  member: { title: 'Member', explanation: 'Members order for the team and see their own homes.' },
};

/** Owners and admins see all homes of the team and manage it. */
export const managingRoles: readonly TeamRole[] = ['owner', 'admin'];

export function isManaging(role: TeamRole): boolean {
  return managingRoles.includes(role);
}

/** Whether someone with a role may give or remove another: owners may with any, admins with members. */
export function mayAssign(role: TeamRole, assigned: TeamRole): boolean {
  return role === 'owner' || (role === 'admin' && assigned === 'member');
}

/** A name is emailed to people we don't know, so it must not contain a link. */
export function hasWebAddress(name: string): boolean {
  return /:\/\/|www\.|@|[\p{L}\p{N}-]{2,}\.[\p{L}]{2,}/iu.test(name);
}

/** Where an account's or a team's keys, webhooks and destinations are changed. */
export function settingsPath({ teamId }: { teamId: string | null }): string {
  return teamId ? `/team/${teamId}` : '/settings';
}
