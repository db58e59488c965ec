import { listOwnPodcasts } from '#domain/podcasts/queries.ts';
import { refundPayment } from '#domain/podcasts/refund-payment.ts';
import {
  CURRENCY,
  ENTERPRISE_OVER_LINKS,
  MAX_LINKS,
  PRICE_CENTS,
  REGULAR_PRICE_CENTS,
} from '#domain/podcasts/rules.ts';
import type { Call, SignedInCall } from '../caller.ts';
import { requireOwnPodcast } from '../own-podcast.ts';

export async function readPrices({ ctx }: Call) {
  return {
    priceCents: PRICE_CENTS,
    regularPriceCents: REGULAR_PRICE_CENTS,
    currency: CURRENCY,
    tiers: ctx.orders.tiers,
    mostLinks: MAX_LINKS,
    enterpriseOverLinks: ENTERPRISE_OVER_LINKS,
  };
}

export async function readOwnPodcasts({ ctx, session }: SignedInCall) {
  return { podcasts: await listOwnPodcasts(ctx, session) };
}

export async function readPodcast(call: Call, { podcastId }: { podcastId: string }) {
  return { podcast: await requireOwnPodcast(call, podcastId) };
}

export async function refundPodcast(
  { ctx, session, clientIp }: SignedInCall,
  { podcastId }: { podcastId: string },
) {
  return refundPayment(ctx, { podcastId, actor: { actorId: session.userId, ip: clientIp } });
}
