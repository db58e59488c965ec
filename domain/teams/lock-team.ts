import { and, eq, isNull } from 'drizzle-orm';
import { teams } from '#db/schema/teams.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

export type TeamRow = typeof teams.$inferSelect;

/**
 * Makes changes to a team take turns until the caller's transaction ends, so that each sees the previous one.
 */
export function lockTeam(tx: Pick<Context, 'db'>, teamId: string): Promise<TeamRow> {
  return lock(tx, teamId, 'no key update');
}

/** Waits for every order that is being saved for the team, and lets no other start. */
export function lockTeamForDeletion(tx: Pick<Context, 'db'>, teamId: string): Promise<TeamRow> {
  return lock(tx, teamId, 'update');
}

/** Keeps a team from being deleted until the caller's transaction ends. Orders don't wait for each other. */
export function holdTeam(tx: Pick<Context, 'db'>, teamId: string): Promise<TeamRow> {
  return lock(tx, teamId, 'key share');
}

async function lock(
  tx: Pick<Context, 'db'>,
  teamId: string,
  strength: 'key share' | 'no key update' | 'update',
): Promise<TeamRow> {
  const [team] = await tx.db
    .select()
    .from(teams)
    .where(and(eq(teams.id, teamId), isNull(teams.deletedAt)))
    .for(strength);
  if (!team) throw noSuchTeam();
  return team;
}

/** Someone else's team counts as missing. */
export function noSuchTeam(): AppError {
  return new AppError('not_found', 'There is no such team.');
}
