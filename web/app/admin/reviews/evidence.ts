import { type ReviewReason, reviewLabels } from '#domain/production/rules.ts';
import { type ReviewView, readEvidence } from '#domain/production/run/schema.ts';
import type { FactConflict } from '#domain/script/schema.ts';

export function evidenceConflicts(evidence: Record<string, unknown>): FactConflict[] {
  return readEvidence(evidence).conflicts;
}

/** The reason in words. A script can contradict the facts, too. */
export function evidenceLabel({ reason, evidence }: Pick<ReviewView, 'reason' | 'evidence'>): string {
  const { saleStatus, unbacked } = readEvidence(evidence);
  if (saleStatus) return 'The home is no longer for sale';
  if (unbacked.length > 0) return 'The script says what no fact does';
  return reviewLabels[reason as ReviewReason] ?? reason;
}
