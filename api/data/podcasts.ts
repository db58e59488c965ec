import { AppError } from '#domain/errors.ts';
import { listOwnPodcasts } from '#domain/podcasts/queries.ts';
import { refundPayment } from '#domain/podcasts/refund-payment.ts';
import {
  CURRENCY,
  ENTERPRISE_OVER_LINKS,
  MOST_LINKS,
  PRICE_CENTS,
  REGULAR_PRICE_CENTS,
} from '#domain/podcasts/rules.ts';
import type { Call } from '../caller.ts';
import { requireOwnPodcast } from '../own-podcast.ts';
import type { Session } from '../session.ts';

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

export async function readOwnPodcasts({ ctx, session }: Call) {
  return { podcasts: await listOwnPodcasts(ctx, signedIn(session)) };
}

export async function readPodcast(call: Call, { podcastId }: { podcastId: string }) {
  return { podcast: await requireOwnPodcast(call, podcastId) };
}

export async function refundPodcast({ ctx, session, clientIp }: Call, { podcastId }: { podcastId: string }) {
  return refundPayment(ctx, { podcastId, actor: { actorId: signedIn(session).userId, ip: clientIp } });
}

function signedIn(session: Session | undefined): Session {
  if (!session) throw new AppError('unauthorized', 'Please sign in.');
  return session;
}
