import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { limitCalls } from '../limit-calls.ts';
import { findListingDraft } from '../listings/queries.ts';
import { applyCorrections } from '../listings/sheet/apply-corrections.ts';
import { DRAFT_GONE } from '../listings/sheet/correct-draft.ts';
import type { TalkEstimate } from '../script/talk-estimator.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'accounts' | 'estimateTalk'>;
type Input = { draftId: string; agentName: string; additionalDetails: string; ip: string };

/** The conversation is written each time. */
const limits = [
  { limit: 60, windowSeconds: 60 },
  { limit: 1500, windowSeconds: 86_400 },
];

/**
 * The length of the episode if the sheet is ordered as it is. Changes nothing; may be repeated within limits.
 */
export async function estimateDraft(ctx: Ctx, { draftId, ip, ...order }: Input): Promise<TalkEstimate> {
  await limitCalls(ctx, 'estimate-draft', ip, limits);
  const draft = await findListingDraft(ctx, draftId);
  if (!draft) throw new AppError('not_found', DRAFT_GONE);
  return ctx.estimateTalk(applyCorrections(draft.facts, draft.corrections), order);
}
