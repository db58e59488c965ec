import type { Context } from '../context.ts';
import type { CheckClaims } from '../marketing/facts/find-unbacked.ts';
import { checkClaimsInText } from '../script/claims/check-claims.ts';
import { findFactSheet } from './find-fact-sheet.ts';

/**
 * Checks claims against everything currently known about a podcast's home, for texts written after the
 * episode.
 */
export async function findClaimChecker(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<CheckClaims | undefined> {
  const sheet = await findFactSheet(ctx, podcastId);
  return sheet && ((text) => checkClaimsInText(text, sheet));
}
