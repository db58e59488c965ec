import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { noSuchTeam } from './lock-team.ts';
import { findTeamRole } from './queries.ts';
import { managingRoles, type TeamRole, teamRoles } from './rules.ts';

export type Seat = { teamId: string; userId: string };

/** The caller's role. A team that the caller doesn't belong to counts as missing. */
export async function requireTeamRole(
  ctx: Pick<Context, 'db'>,
  seat: Seat,
  allowed: readonly TeamRole[] = teamRoles,
): Promise<TeamRole> {
  const role = await findTeamRole(ctx, seat);
  if (!role) throw noSuchTeam();
  if (!allowed.includes(role))
    throw new AppError(
      'forbidden',
      allowed.length === 1 ? 'Only an owner of the team can do this.' : 'Ask an owner or admin of your team.',
    );
  return role;
}

export function requireManager(ctx: Pick<Context, 'db'>, seat: Seat): Promise<TeamRole> {
  return requireTeamRole(ctx, seat, managingRoles);
}
