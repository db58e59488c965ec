import { isAdmin } from '#domain/accounts/queries.ts';
import { recordAudit } from '#domain/audit.ts';
import { AppError } from '#domain/errors.ts';
import { attachAudio } from '#domain/production/delivery/attach-audio.ts';
import { notifyPodcastReady } from '#domain/production/delivery/notify-podcast-ready.ts';
import { findProductionView } from '#domain/production/progress/queries.ts';
import { watchPayment } from '#domain/production/progress/watch-payment.ts';
import { listOpenReviews } from '#domain/production/queries.ts';
import { answerQuestions } from '#domain/production/reviews/answer-questions.ts';
import { correctHome } from '#domain/production/reviews/correct-home.ts';
import { decideReview } from '#domain/production/reviews/decide-review.ts';
import { editScript } from '#domain/production/reviews/edit-script.ts';
import { findCorrectableFacts } from '#domain/production/reviews/find-correctable-facts.ts';
import { findEpisodeChanges } from '#domain/production/reviews/find-episode-changes.ts';
import { findScript } from '#domain/production/reviews/find-script.ts';
import { findFactCheck, findProductionRecord } from '#domain/production/reviews/queries.ts';
import { resolveConflict } from '#domain/production/reviews/resolve-conflict.ts';
import { NO_CHANGES } from '#domain/production/reviews/rules.ts';
import { restartProduction } from '#domain/production/run/restart-production.ts';
import { readEvidence } from '#domain/production/run/schema.ts';
import { listHeldUpdates } from '#domain/production/updates/queries.ts';
import { actorOf, type SignedInCall } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';
import type { productionData, productionFunctions } from './contract.ts';
import { readUpload } from './read-upload.ts';

const MAX_REVIEWS = 500;

export const productionHandlers: Handlers<typeof productionFunctions & typeof productionData> = {
  'upload-podcast': async (call, input) => {
    const { target, body, fileName } = await readUpload(call.request, input);
    const { podcastId, listingId } = target;
    const actor = actorOf(call);
    try {
      const attached = await attachAudio(call.ctx, { podcastId, listingId, body, fileName, actor });
      return { success: true, ...attached };
    } finally {
      body.destroy();
    }
  },
  'payment-progress': async ({ ctx, clientIp }, input) => ({
    homes: await watchPayment(ctx, { sessionId: input.session_id, ip: clientIp }),
  }),
  'send-podcast-ready-notification': async (call, input) => {
    const isNew = await notifyPodcastReady(call.ctx, input);
    const entry = { action: 'podcast.notified', subject: input.podcastId, details: { isNew } };
    await recordAudit(call.ctx, { ...actorOf(call), ...entry });
    return { success: true, isNew };
  },
  'GET /api/podcasts/:podcastId/production': async (call, { podcastId }) => {
    await requireOwnPodcast(call, podcastId);
    return findProductionView(call.ctx, podcastId);
  },
  'POST /api/podcasts/:podcastId/answers': async (call, input) => {
    await requireOwnPodcast(call, input.podcastId);
    return answerQuestions(call.ctx, { ...input, actor: actorOf(call) });
  },
  'GET /api/podcasts/:podcastId/production-record': async (call, { podcastId }) => {
    await requireOwnPodcast(call, podcastId);
    return findProductionRecord(call.ctx, podcastId);
  },
  'GET /api/podcasts/:podcastId/fact-check': async ({ ctx }, { podcastId }) => {
    const report = await findFactCheck(ctx, podcastId);
    if (!report) throw new AppError('not_found', 'This podcast doesn’t have a checked script yet.');
    return report;
  },
  'POST /api/podcasts/:podcastId/production/restart': async (call, input) => {
    await restartProduction(call.ctx, { ...input, actor: actorOf(call) });
    return { success: true };
  },
  'GET /api/podcasts/:podcastId/script': async (call, { podcastId }) => {
    await requireEditor(call, podcastId);
    return findScript(call.ctx, podcastId);
  },
  'POST /api/podcasts/:podcastId/script': async (call, input) => {
    await requireEditor(call, input.podcastId);
    return editScript(call.ctx, { ...input, actor: actorOf(call) });
  },
  'GET /api/podcasts/:podcastId/changes': readChanges,
  'POST /api/podcasts/:podcastId/changes': async (call, { podcastId }) => {
    const { changedFacts } = await readChanges(call, { podcastId });
    if (changedFacts.length === 0) throw new AppError('conflict', NO_CHANGES);
    await restartProduction(call.ctx, { podcastId, actor: actorOf(call) });
    return { success: true };
  },
  'GET /api/podcasts/:podcastId/facts': async (call, { podcastId }) => {
    await requireOwnPodcast(call, podcastId);
    return findCorrectableFacts(call.ctx, podcastId);
  },
  'PATCH /api/podcasts/:podcastId/facts': async (call, input) => {
    await requireOwnPodcast(call, input.podcastId);
    const who = { by: call.session.email, ip: call.clientIp, actor: actorOf(call) };
    await correctHome(call.ctx, { ...input, ...who });
    return findCorrectableFacts(call.ctx, input.podcastId);
  },
  'GET /api/reviews': async ({ ctx }) => {
    const items = await listOpenReviews(ctx, MAX_REVIEWS);
    const updates = await listHeldUpdates(ctx, { limit: MAX_REVIEWS });
    return {
      reviews: items.map((item) => ({
        id: item.id,
        podcastId: item.podcastId,
        home: item.home,
        listingUrl: item.listingUrl,
        customerEmail: item.customerEmail,
        step: item.step,
        reason: item.reason,
        canApprove: item.canApprove,
        evidence: readEvidence(item.evidence),
        openedAt: item.openedAt.toISOString(),
        orderedAt: item.orderedAt.toISOString(),
        isDelivered: item.isDelivered,
        isPaidOnline: item.isPaidOnline,
      })),
      updates: updates.map((update) => ({ ...update, openedAt: update.openedAt.toISOString() })),
    };
  },
  'POST /api/reviews/:reviewItemId/decision': (call, input) =>
    decideReview(call.ctx, { ...input, actor: actorOf(call) }),
  'POST /api/reviews/:reviewItemId/facts': (call, input) =>
    resolveConflict(call.ctx, { ...input, actor: actorOf(call) }),
};

/** Staff may at any time; the customer may while every episode is reviewed before delivery. */
async function requireEditor(call: SignedInCall, podcastId: string): Promise<void> {
  const { status } = await requireOwnPodcast(call, podcastId);
  if (await isAdmin(call.ctx, call.session)) return;
  if (call.ctx.production.review !== 'always' || status === 'completed')
    throw new AppError('forbidden', 'This podcast’s script can’t be changed.');
}

async function readChanges(call: SignedInCall, { podcastId }: { podcastId: string }) {
  await requireOwnPodcast(call, podcastId);
  return findEpisodeChanges(call.ctx, podcastId);
}
