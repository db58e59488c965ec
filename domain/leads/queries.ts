import { eq, sql } from 'drizzle-orm';
import { oncePerDb } from '#db/once-per-db.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { isSamePerson } from './is-same-person.ts';
import type { LeadReader } from './rules.ts';

/** Who reads a buyer's message about a home: leads are mailed to whoever ordered its page. */
export async function findLeadReader(
  { db }: Pick<Context, 'db'>,
  listing: { podcastId: string | null; agentName: string | null },
): Promise<LeadReader> {
  const [order] = listing.podcastId ? await customerOf(db).execute({ id: listing.podcastId }) : [];
  if (!order) return 'staff';
  const isAgent = isSamePerson(`${order.firstName} ${order.lastName}`, listing.agentName ?? '');
  return isAgent ? 'listing-agent' : 'customer';
}

const customerOf = oncePerDb((db) =>
  db
    .select({ firstName: podcasts.customerFirstName, lastName: podcasts.customerLastName })
    .from(podcasts)
    .where(eq(podcasts.id, sql.placeholder('id')))
    .prepare(''),
);
