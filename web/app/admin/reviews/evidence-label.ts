import { type ReviewReason, reviewLabels } from '#domain/production/rules.ts';
import type { ReviewView } from '#domain/production/run/schema.ts';

/** The reason in words. A script can contradict the facts, too. */
export function evidenceLabel({ reason, evidence }: Pick<ReviewView, 'reason' | 'evidence'>): string {
  if (evidence.saleStatus) return 'The home is no longer for sale';
  if (evidence.unbacked.length > 0) return 'The script says something no fact backs up';
  return reviewLabels[reason as ReviewReason] ?? reason;
}
