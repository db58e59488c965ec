import { and, asc, eq, inArray } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { limitCalls } from '../../limit-calls.ts';
import { nameHome } from '../../listings/rules.ts';
import { producibleStatuses } from '../../podcasts/status/rules.ts';
import type { PaidHome } from '../run/schema.ts';
import { findProductionView } from './queries.ts';

const limits = [{ limit: 120, windowSeconds: 60 }];
/** More can be followed in the account. */
const MAX_HOMES = 3;

/**
 * The progress of a payment's homes, for the page after it: only the person who paid knows its session. Questions to
 * the agent need an account. Changes nothing; may be repeated within limits.
 */
export async function watchPayment(
  ctx: Pick<Context, 'db' | 'now' | 'accounts' | 'production'>,
  { sessionId, ip }: { sessionId: string; ip: string },
): Promise<PaidHome[]> {
  await limitCalls(ctx, 'watch-payment', ip, limits);
  const rows = await ctx.db
    .select({ podcast: podcasts, listing: listings })
    .from(podcasts)
    .leftJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(and(eq(podcasts.paymentSessionId, sessionId), inArray(podcasts.status, producibleStatuses)))
    .orderBy(asc(podcasts.createdAt), asc(podcasts.id))
    .limit(MAX_HOMES);
  return Promise.all(
    rows.map(async ({ podcast, listing }) => {
      const { questions: _, canEditScript: __, ...production } = await findProductionView(ctx, podcast.id);
      return {
        podcastId: podcast.id,
        name: nameHome(listing, podcast.listingUrl),
        listingId: listing?.id ?? null,
        isReady: podcast.status === 'completed',
        production,
      };
    }),
  );
}
