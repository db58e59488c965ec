import type { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { editPart } from '#domain/marketing/edit-part.ts';
import { findMarketingKit } from '#domain/marketing/queries.ts';
import { requestAudiogram } from '#domain/marketing/request-audiogram.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { settleOffer } from '#domain/marketing/settle-offer.ts';
import { linkShareKit } from '#domain/marketing/share-kit/share-kit.ts';
import { writeEmail } from '#domain/marketing/write-email.ts';
import { writeMlsRemarks } from '#domain/marketing/write-mls-remarks.ts';
import { podcastClaims } from '#domain/production/find-claim-checker.ts';
import type { Call } from '../caller.ts';
import type { Data } from '../contract.ts';
import { requirePaidPodcast } from '../functions/marketing.ts';
import { requireOwnPodcast } from '../own-podcast.ts';

type Given<Name extends keyof Data> = z.output<Data[Name]['input']>;
type Ids = { podcastId: string };

export async function readMarketing(call: Call, { podcastId }: Ids) {
  await requireOwnPodcast(call, podcastId);
  return kitOf(call, podcastId);
}

export async function writeMarketingPart(
  call: Call,
  input: Given<'POST /api/marketing/:podcastId/parts/:part'>,
) {
  const { podcastId, part } = input;
  await requirePaidPodcast(call, podcastId);
  if (part === 'remarks') await writeMlsRemarks(call.ctx, input);
  else await writeEmail(call.ctx, { ...input, checkClaims: await podcastClaims(call.ctx, podcastId) });
  return kitOf(call, podcastId);
}

export async function editMarketingPart(
  call: Call,
  input: Given<'PATCH /api/marketing/:podcastId/parts/:part'>,
) {
  await requirePaidPodcast(call, input.podcastId);
  await editPart(call.ctx, input);
  return kitOf(call, input.podcastId);
}

export async function settleMarketingOffer(
  call: Call,
  input: Given<'POST /api/marketing/:podcastId/parts/:part/offer'>,
) {
  await requireOwnPodcast(call, input.podcastId);
  await settleOffer(call.ctx, input);
  return kitOf(call, input.podcastId);
}

export async function askForAudiogram(call: Call, { podcastId }: Ids) {
  await requirePaidPodcast(call, podcastId);
  await requestAudiogram(call.ctx, podcastId);
  return kitOf(call, podcastId);
}

export async function linkMarketingKit(call: Call, { podcastId }: Ids) {
  await requireOwnPodcast(call, podcastId);
  return { url: await linkShareKit(call.ctx, podcastId) };
}

async function kitOf({ ctx }: Call, podcastId: string): Promise<{ kit: MarketingKit }> {
  const kit = await findMarketingKit(ctx, podcastId, await podcastClaims(ctx, podcastId));
  if (!kit) throw new AppError('not_found', 'Podcast not found');
  return { kit };
}
