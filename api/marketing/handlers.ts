import { AppError } from '#domain/errors.ts';
import { limitCalls } from '#domain/limit-calls.ts';
import { requestClips } from '#domain/marketing/clips/request-clips.ts';
import { drawPlainImage } from '#domain/marketing/draw-plain-image.ts';
import { editPart } from '#domain/marketing/edit-part.ts';
import { previewEmail } from '#domain/marketing/preview-email.ts';
import { findMarketingKit } from '#domain/marketing/queries.ts';
import { resolveOffer } from '#domain/marketing/resolve-offer.ts';
import { sizeOfPlatform } from '#domain/marketing/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { linkShareKit } from '#domain/marketing/share-kit/share-kit.ts';
import { writeEmail } from '#domain/marketing/write-email.ts';
import { writeMlsRemarks } from '#domain/marketing/write-mls-remarks.ts';
import { writePromotionalImage } from '#domain/marketing/write-promotional-image.ts';
import { writeSocialPosts } from '#domain/marketing/write-social-posts.ts';
import { findOwnHome } from '#domain/podcasts/queries.ts';
import { findClaimChecker } from '#domain/production/find-claim-checker.ts';
import type { Call } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import { requireOwnPodcast } from '../podcasts/require-own-podcast.ts';
import type { marketingData, marketingFunctions } from './contract.ts';

/** Writing and drawing cost us time or money. */
const limits = [
  { limit: 30, windowSeconds: 60 },
  { limit: 300, windowSeconds: 3600 },
];

export const marketingHandlers: Handlers<typeof marketingFunctions & typeof marketingData> = {
  'generate-social-media': async (call, input) => {
    await requirePaidPodcast(call, input.podcastId);
    const checkClaims = await findClaimChecker(call.ctx, input.podcastId);
    const { content } = await writeSocialPosts(call.ctx, { ...input, checkClaims });
    return { success: true, content };
  },
  'generate-listing-social-image': async (call, input) => {
    const { ctx, session, clientIp } = call;
    const size = sizeOfPlatform[input.platform];
    const podcastId = input.podcastId ?? (await findOwnHome(ctx, session, input));
    if (!podcastId) {
      await limitCalls(ctx, 'marketing', clientIp, limits);
      const { url, width, height } = await drawPlainImage(ctx, { ...input, size });
      return { imageUrl: url, alt: `Text: ${input.address}.`, width, height };
    }
    await requirePaidPodcast(call, podcastId);
    const { images, alt } = await writePromotionalImage(ctx, { ...input, podcastId, alsoSize: size });
    const image = images[size];
    if (!image) throw new Error(`The image for ${input.platform} was not rendered.`);
    return { imageUrl: image.url, alt, width: image.width, height: image.height };
  },
  'GET /api/marketing/:podcastId': async (call, { podcastId }) => {
    await requireOwnPodcast(call, podcastId);
    return kitOf(call, podcastId);
  },
  'POST /api/marketing/:podcastId/email-preview': async (call, input) => {
    await requireOwnPodcast(call, input.podcastId);
    return previewEmail(call.ctx, input);
  },
  'POST /api/marketing/:podcastId/parts/:part': async (call, input) => {
    const { podcastId, part } = input;
    await requirePaidPodcast(call, podcastId);
    const checkClaims = await findClaimChecker(call.ctx, podcastId);
    if (part === 'remarks') await writeMlsRemarks(call.ctx, { ...input, checkClaims });
    else await writeEmail(call.ctx, { ...input, checkClaims });
    return kitOf(call, podcastId);
  },
  'PATCH /api/marketing/:podcastId/parts/:part': async (call, input) => {
    await requirePaidPodcast(call, input.podcastId);
    await editPart(call.ctx, input);
    return kitOf(call, input.podcastId);
  },
  'POST /api/marketing/:podcastId/parts/:part/offer': async (call, input) => {
    await requireOwnPodcast(call, input.podcastId);
    await resolveOffer(call.ctx, input);
    return kitOf(call, input.podcastId);
  },
  'POST /api/marketing/:podcastId/clips': async (call, { podcastId }) => {
    await requirePaidPodcast(call, podcastId);
    await requestClips(call.ctx, podcastId);
    return kitOf(call, podcastId);
  },
  'POST /api/marketing/:podcastId/share-kit': async (call, { podcastId }) => {
    await requireOwnPodcast(call, podcastId);
    return { url: await linkShareKit(call.ctx, podcastId) };
  },
  'POST /api/marketing/:podcastId/flyer': async (call, { podcastId }) => {
    await requirePaidPodcast(call, podcastId);
    return { url: await linkShareKit(call.ctx, podcastId, '-flyer.pdf') };
  },
};

async function requirePaidPodcast(call: Call, podcastId: string): Promise<void> {
  const { status } = await requireOwnPodcast(call, podcastId);
  if (status === 'pending' || status === 'cancelled') {
    throw new AppError('conflict', 'The marketing kit comes with a paid podcast.');
  }
  await limitCalls(call.ctx, 'marketing', call.clientIp, limits);
}

async function kitOf({ ctx }: Call, podcastId: string): Promise<{ kit: MarketingKit }> {
  const kit = await findMarketingKit(ctx, podcastId, await findClaimChecker(ctx, podcastId));
  if (!kit) throw new AppError('not_found', 'Podcast not found');
  return { kit };
}
