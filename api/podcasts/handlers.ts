import { listOwnPodcasts } from '#domain/podcasts/queries.ts';
import { refundPayment } from '#domain/podcasts/refund-payment.ts';
import {
  CURRENCY,
  ENTERPRISE_OVER_LINKS,
  MOST_LINKS,
  PRICE_CENTS,
  REGULAR_PRICE_CENTS,
} from '#domain/podcasts/rules.ts';
import type { Call, SignedInCall } from '../http/call.ts';
import { requireOwnPodcast } from './require-own-podcast.ts';

export async function readPrices({ ctx }: Call) {
  return {
    priceCents: PRICE_CENTS,
    regularPriceCents: REGULAR_PRICE_CENTS,
    currency: CURRENCY,
    tiers: ctx.orders.tiers,
    mostLinks: MOST_LINKS,
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
