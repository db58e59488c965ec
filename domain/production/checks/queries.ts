import { and, eq } from 'drizzle-orm';
import { reviewItems } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import type { PassedCheck } from '../../credentials/rules.ts';
import { findArtifact, loadArtifacts } from '../run/artifacts.ts';

/**
 * What we checked before an episode was delivered. Old episodes whose records can't be read anymore list
 * nothing.
 */
export async function listPassedChecks(ctx: Pick<Context, 'db'>, podcastId: string): Promise<PassedCheck[]> {
  const artifacts = await loadArtifacts(ctx, podcastId);
  if (!artifacts['deliver-episode']) return [];
  const approvals = await ctx.db.$count(
    reviewItems,
    and(eq(reviewItems.podcastId, podcastId), eq(reviewItems.decision, 'approve')),
  );
  try {
    const facts = findArtifact({ artifacts }, 'check-facts')?.sheet.facts.length ?? 0;
    const claims = findArtifact({ artifacts }, 'check-script')?.claims.length ?? 0;
    const isHeard = Boolean(findArtifact({ artifacts }, 'verify-audio')?.check);
    return [
      ...(facts > 0 ? [{ name: 'facts' as const, count: facts }] : []),
      ...(claims > 0 ? [{ name: 'claims' as const, count: claims }] : []),
      { name: 'fair_housing', count: null },
      ...(isHeard ? [{ name: 'audio' as const, count: null }] : []),
      ...(approvals > 0 ? [{ name: 'approved' as const, count: approvals }] : []),
    ];
  } catch {
    return [];
  }
}
