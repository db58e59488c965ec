import type { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { listOpenReviews } from '#domain/production/queries.ts';
import { answerQuestions } from '#domain/production/reviews/answer-questions.ts';
import { decideReview as decide } from '#domain/production/reviews/decide-review.ts';
import {
  findFactCheck,
  findProductionRecord,
  findProductionView,
} from '#domain/production/reviews/queries.ts';
import { restartProduction as restart } from '#domain/production/run/restart-production.ts';
import type { Call } from '../caller.ts';
import type { Data } from '../contract.ts';
import { actorOf } from '../functions/listings.ts';
import { requireOwnPodcast } from '../own-podcast.ts';

type Given<Name extends keyof Data> = z.output<Data[Name]['input']>;

const mostReviews = 500;

export async function readProduction(call: Call, { podcastId }: { podcastId: string }) {
  await requireOwnPodcast(call, podcastId);
  return findProductionView(call.ctx, podcastId);
}

export async function answerPodcastQuestions(
  call: Call,
  input: Given<'POST /api/podcasts/:podcastId/answers'>,
) {
  await requireOwnPodcast(call, input.podcastId);
  return answerQuestions(call.ctx, { ...input, actor: actorOf(call) });
}

export async function readProductionRecord(call: Call, { podcastId }: { podcastId: string }) {
  await requireOwnPodcast(call, podcastId);
  return findProductionRecord(call.ctx, podcastId);
}

export async function readFactCheck({ ctx }: Call, { podcastId }: { podcastId: string }) {
  const report = await findFactCheck(ctx, podcastId);
  if (!report) throw new AppError('not_found', 'There is no checked script of this podcast yet.');
  return report;
}

export async function restartPodcast(
  call: Call,
  input: Given<'POST /api/podcasts/:podcastId/production/restart'>,
) {
  await restart(call.ctx, { ...input, actor: actorOf(call) });
  return { success: true };
}

export async function readReviews({ ctx }: Call) {
  const items = await listOpenReviews(ctx, mostReviews);
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
      evidence: item.evidence,
      openedAt: item.openedAt.toISOString(),
      orderedAt: item.orderedAt.toISOString(),
      isDelivered: item.isDelivered,
      isPaidOnline: item.isPaidOnline,
    })),
  };
}

export async function decideReview(call: Call, input: Given<'POST /api/reviews/:reviewItemId/decision'>) {
  return decide(call.ctx, { ...input, actor: actorOf(call) });
}
