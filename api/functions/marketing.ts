import type { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { limitCalls } from '#domain/limit-calls.ts';
import { drawPlainImage } from '#domain/marketing/draw-plain-image.ts';
import { sizeOfPlatform } from '#domain/marketing/rules.ts';
import { writePromotionalImage } from '#domain/marketing/write-promotional-image.ts';
import { writeSocialPosts } from '#domain/marketing/write-social-posts.ts';
import { findOwnHome } from '#domain/podcasts/queries.ts';
import { podcastClaims } from '#domain/production/find-claim-checker.ts';
import type { Call, SignedInCall } from '../caller.ts';
import type { Functions } from '../contract.ts';
import { requireOwnPodcast } from '../own-podcast.ts';

type Given<Name extends keyof Functions> = z.output<Functions[Name]['input']>;

/** Writing and drawing cost us time or money. */
const limits = [
  { limit: 30, windowSeconds: 60 },
  { limit: 300, windowSeconds: 3600 },
];

/** Whoever writes a kit has paid for it. */
export async function requirePaidPodcast(call: Call, podcastId: string): Promise<void> {
  const { status } = await requireOwnPodcast(call, podcastId);
  if (status === 'pending' || status === 'cancelled') {
    throw new AppError('conflict', 'The marketing kit comes with a paid podcast.');
  }
  await limitCalls(call.ctx, 'marketing', call.clientIp, limits);
}

export async function generateSocialMedia(call: Call, input: Given<'generate-social-media'>) {
  await requirePaidPodcast(call, input.podcastId);
  const checkClaims = await podcastClaims(call.ctx, input.podcastId);
  const { content } = await writeSocialPosts(call.ctx, { ...input, checkClaims });
  return { success: true, content };
}

export async function generateListingSocialImage(
  call: SignedInCall,
  input: Given<'generate-listing-social-image'>,
) {
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
  const drawn = images[size];
  if (!drawn) throw new Error(`The picture for ${input.platform} was not drawn.`);
  return { imageUrl: drawn.url, alt, width: drawn.width, height: drawn.height };
}
