import { and, desc, eq, sql } from 'drizzle-orm';
import type { TeamRole } from '#db/column-values.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { agentQuestions, productionRuns } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { isManaging } from '../../teams/rules.ts';
import { type OrderStatus, orderStatusOf } from '../api-orders/rules.ts';
import { cutPage, pageAfter } from '../page-after.ts';
import type { TeamHome, TeamHomeQuery } from './schema.ts';

const openQuestions = sql<number>`(select count(*)::int from ${agentQuestions}
  where ${agentQuestions.podcastId} = ${podcasts.id} and ${agentQuestions.answeredAt} is null)`;
const leadCount = sql<number>`(select count(*)::int from ${contacts}
  where ${contacts.listingId} = ${listings.id} and ${contacts.contactType} = 'listing_lead')`;

/** A page of a team's homes, newest first: all of them for owners and admins, their own for members. */
export async function listTeamHomes(
  ctx: Pick<Context, 'db'>,
  { userId, role }: { userId: string; role: TeamRole },
  { teamId, cursor, limit }: TeamHomeQuery,
): Promise<{ homes: TeamHome[]; nextCursor: string | null }> {
  const rows = await ctx.db
    .select({
      podcast: podcasts,
      checkout: checkouts.status,
      run: productionRuns.state,
      listing: listings,
      questions: openQuestions,
      leads: leadCount,
    })
    .from(podcasts)
    .leftJoin(checkouts, eq(checkouts.sessionId, podcasts.paymentSessionId))
    .leftJoin(productionRuns, eq(productionRuns.podcastId, podcasts.id))
    .leftJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(
      and(
        eq(podcasts.teamId, teamId),
        isManaging(role) ? undefined : eq(podcasts.userId, userId),
        pageAfter(cursor, podcasts),
      ),
    )
    .orderBy(desc(podcasts.createdAt), desc(podcasts.id))
    .limit(limit + 1);
  const homes = rows.map(({ podcast, checkout, run, listing, questions, leads }): TeamHome => {
    const status = orderStatusOf({ status: podcast.status, run, checkout });
    const place = [listing?.address, listing?.city].filter(Boolean).join(', ');
    return {
      id: podcast.id,
      title: place || podcast.listingUrl,
      status,
      open: describeOpen(status, questions),
      orderedBy:
        [podcast.customerFirstName, podcast.customerLastName].filter(Boolean).join(' ') ||
        podcast.customerEmail,
      agentName: podcast.agentName || listing?.agentName || '',
      leads,
      pagePath: listing?.status === 'active' ? `/listings/${encodeURIComponent(listing.slug)}` : null,
      createdAt: podcast.createdAt.toISOString(),
    };
  });
  const page = cutPage(homes, limit);
  return { homes: page.data, nextCursor: page.nextCursor };
}

function describeOpen(status: OrderStatus, questions: number): string[] {
  const open: string[] = [];
  if (status === 'awaiting_payment') open.push('Payment');
  if (status === 'payment_failed') open.push('Payment failed');
  if (status === 'needs_review') open.push('We’re checking it');
  if (questions > 0 && status !== 'canceled')
    open.push(questions === 1 ? '1 question to answer' : `${questions} questions to answer`);
  return open;
}
