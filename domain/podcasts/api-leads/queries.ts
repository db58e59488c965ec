import { and, desc, eq, type SQL } from 'drizzle-orm';
import { contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { cutPage, pageAfter } from '../page-after.ts';
import { isOwnedBy, type Owner } from '../queries.ts';
import type { ApiLead, ApiLeadQuery } from './schema.ts';

type Ctx = Pick<Context, 'db'>;

export async function findApiLead(ctx: Ctx, leadId: string, owner: Owner): Promise<ApiLead | undefined> {
  const [lead] = await readLeads(ctx, and(eq(contacts.id, leadId), isOwnedBy(owner)), 1);
  return lead;
}

/** The leads of the owner's pages, newest first. */
export async function listApiLeads(
  ctx: Ctx,
  owner: Owner,
  { cursor, limit, listingId }: ApiLeadQuery,
): Promise<{ data: ApiLead[]; nextCursor: string | null }> {
  const isWanted = listingId ? eq(contacts.listingId, listingId) : undefined;
  return cutPage(
    await readLeads(ctx, and(isOwnedBy(owner), isWanted, pageAfter(cursor, contacts)), limit + 1),
    limit,
  );
}

async function readLeads(ctx: Ctx, condition: SQL | undefined, limit: number): Promise<ApiLead[]> {
  const rows = await ctx.db
    .select({ contact: contacts, listingId: listings.id, orderId: podcasts.id })
    .from(contacts)
    .innerJoin(listings, eq(listings.id, contacts.listingId))
    .innerJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(and(eq(contacts.contactType, 'listing_lead'), condition))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(limit);
  return rows.map(({ contact, listingId, orderId }) => ({
    id: contact.id,
    listingId,
    orderId,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    message: contact.message,
    source: String(contact.details.reachSource ?? 'direct'),
    consent: contact.consent,
    createdAt: contact.createdAt.toISOString(),
  }));
}
