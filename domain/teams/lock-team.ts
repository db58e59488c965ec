import { eq } from 'drizzle-orm';
import { teams } from '#db/schema/teams.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

export type TeamRow = typeof teams.$inferSelect;

/** Makes the changes of a team take turns until the caller's transaction ends, so that each sees the one before. */
export async function lockTeam(tx: Pick<Context, 'db'>, teamId: string): Promise<TeamRow> {
  const [team] = await tx.db.select().from(teams).where(eq(teams.id, teamId)).for('no key update');
  if (!team) throw noSuchTeam();
  return team;
}

/** Somebody else's team counts as missing. */
export function noSuchTeam(): AppError {
  return new AppError('not_found', 'There is no such team.');
}
