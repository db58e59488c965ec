import { z } from 'zod';
import { type ReviewReason, reviewLabels } from '#domain/production/rules.ts';
import type { ReviewView } from '#domain/production/run/schema.ts';
import { FactConflict } from '#domain/production/schema.ts';

const Misheard = z.object({ expected: z.string(), heard: z.string() });

/** What each kind of doubt brings with it. Whatever is missing or odd is left out instead of breaking the screen. */
const Evidence = z.object({
  conflicts: z.array(FactConflict).catch([]),
  unbacked: z.array(z.object({ turnId: z.string(), claim: z.string() })).catch([]),
  flagged: z
    .array(
      z.object({
        turnId: z.string(),
        text: z.string(),
        reason: z.string().optional(),
        findings: z.array(z.object({ text: z.string(), reason: z.string(), suggestion: z.string() })),
      }),
    )
    .catch([]),
  problems: z.array(z.object({ message: z.string() })).catch([]),
  turns: z.array(z.object({ turnId: z.string() })).catch([]),
  message: z.string().optional().catch(undefined),
  saleStatus: z.string().optional().catch(undefined),
  unreadable: z.string().optional().catch(undefined),
  service: z.string().nullish().catch(undefined),
  voice: z.string().optional().catch(undefined),
  words: z.number().optional().catch(undefined),
  wordErrors: z.number().optional().catch(undefined),
  wrongNumbers: z.array(Misheard).catch([]),
  wrongStreets: z.array(Misheard).catch([]),
  facts: z.number().optional().catch(undefined),
  seconds: z.number().optional().catch(undefined),
});
export type Evidence = z.infer<typeof Evidence>;

export function readEvidence(evidence: Record<string, unknown>): Evidence {
  return Evidence.parse(evidence);
}

export function conflictsOf(evidence: Record<string, unknown>): FactConflict[] {
  return readEvidence(evidence).conflicts;
}

/** The reason in words; a script can be at odds with the facts, too. */
export function labelOf({ reason, evidence }: Pick<ReviewView, 'reason' | 'evidence'>): string {
  const { saleStatus, unbacked } = readEvidence(evidence);
  if (saleStatus) return 'The home is no longer for sale';
  if (unbacked.length > 0) return 'The script says what no fact does';
  return reviewLabels[reason as ReviewReason] ?? reason;
}
