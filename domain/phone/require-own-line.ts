import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { findOwnLine, type PhoneLine } from './queries.ts';

/** The caller's own line. Someone else's is refused like one that doesn't exist. */
export async function requireOwnLine(
  ctx: Pick<Context, 'db'>,
  own: { lineId: string; userId: string },
): Promise<PhoneLine> {
  const line = await findOwnLine(ctx, own);
  if (!line) throw new AppError('not_found', 'There is no such number.');
  return line;
}
