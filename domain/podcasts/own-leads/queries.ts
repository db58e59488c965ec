import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { leadDestinations } from '#db/schema/destinations.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { leadName, viewLeadDelivery } from '../../destinations/lead-delivery.ts';
import type { LeadDeliveryView } from '../../destinations/schema.ts';
import { formatAddress } from '../../listings/rules.ts';
import { isManagedBy } from '../../teams/holder.ts';
import { cutPage, pageAfter } from '../page-after.ts';
import { isSeenBy, type Owner } from '../queries.ts';
import type { OwnLead } from './schema.ts';

type Ctx = Pick<Context, 'db'>;
const perPage = 20;

/**
 * The leads of the homes that a person may open, newest first, each with its deliveries to destinations that they may
 * change: their own, and those of teams that they manage.
 */
export async function listOwnLeads(
  ctx: Ctx,
  owner: Owner,
  cursor: string | undefined,
): Promise<{ data: OwnLead[]; nextCursor: string | null }> {
  const rows = await ctx.db
    .select({
      contact: contacts,
      home: {
        address: listings.address,
        city: listings.city,
        state: listings.state,
        zipCode: listings.zipCode,
        slug: listings.slug,
      },
    })
    .from(contacts)
    .innerJoin(listings, eq(listings.id, contacts.listingId))
    .innerJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(and(eq(contacts.contactType, 'listing_lead'), isSeenBy(owner), pageAfter(cursor, contacts)))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(perPage + 1);
  const deliveries = await readDeliveries(
    ctx,
    rows.map(({ contact }) => contact.id),
    owner.userId,
  );
  return cutPage(
    rows.map(({ contact, home }) => ({
      id: contact.id,
      name: leadName(contact),
      email: contact.email,
      phone: contact.phone,
      message: contact.message,
      home: { address: formatAddress(home), slug: home.slug },
      source: String(contact.details.reachSource ?? 'direct'),
      consent: contact.consent,
      recordingUrl: typeof contact.details.recordingUrl === 'string' ? contact.details.recordingUrl : null,
      deliveries: deliveries.filter(({ leadId }) => leadId === contact.id),
      createdAt: contact.createdAt.toISOString(),
    })),
    perPage,
  );
}

async function readDeliveries(ctx: Ctx, leadIds: string[], userId: string): Promise<LeadDeliveryView[]> {
  if (leadIds.length === 0) return [];
  const rows = await ctx.db
    .select({ delivery: contactDeliveries, destination: leadDestinations, contact: contacts })
    .from(contactDeliveries)
    .innerJoin(contacts, eq(contacts.id, contactDeliveries.contactId))
    .innerJoin(leadDestinations, eq(leadDestinations.id, contactDeliveries.destinationId))
    .where(and(inArray(contactDeliveries.contactId, leadIds), isManagedBy(leadDestinations, userId)))
    .orderBy(asc(leadDestinations.createdAt), asc(leadDestinations.id));
  return rows.map(viewLeadDelivery);
}
