import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import type { LeadConsent } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { listDestinationsOfHome } from '../destinations/queries.ts';
import { limitCalls } from '../limit-calls.ts';
import { formatAddress } from '../listings/rules.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { recordContact } from './record-contact.ts';
import { destinationsOf, isConsentWording, splitName } from './rules.ts';
import type { ListingLead } from './schema.ts';

const limits = [
  { limit: 6, windowSeconds: 60 },
  { limit: 60, windowSeconds: 86_400 },
];

/**
 * Saves a buyer's question about a home and notifies staff, the agent who ordered its page and that agent's destinations. Each call is a new lead.
 * If the hidden field is filled in, a bot sent the form and it is silently dropped.
 */
export async function recordListingLead(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'accounts'>,
  input: ListingLead & { ip: string; assistantConsent?: LeadConsent },
): Promise<void> {
  await limitCalls(ctx, 'listing-lead', input.ip, limits);
  if (input.website) return;
  await inTransaction(ctx, async (tx) => {
    const listing = input.listingId ? await findListing(tx, input.listingId) : undefined;
    const agentEmail = listing?.agentEmail ?? undefined;
    const address = input.listingAddress || (listing && formatAddress(listing));
    const consent = input.assistantConsent ?? consentOf(input, listing?.agentName ?? null, tx.now());
    const leadId = await recordContact(
      tx,
      {
        contactType: 'listing_lead',
        sourceKey: `listing-lead:${randomUUID()}`,
        ...splitName(input.name),
        email: input.email,
        phone: input.phone,
        message: input.message,
        listingUrl: listing?.sourceUrl ?? '',
        listingId: listing?.id ?? null,
        consent,
        details: {
          source: input.source || 'Listing Page',
          ...(input.reachSource ? { reachSource: input.reachSource } : {}),
          ...(address ? { listingAddress: address } : {}),
          ...(agentEmail ? { agentEmail } : {}),
        },
      },
      [...destinationsOf('listing_lead'), ...(agentEmail ? (['agent_mail'] as const) : [])],
      listing?.podcastId ? await listDestinationsOfHome(tx, listing.podcastId) : [],
    );
    if (listing?.podcastId)
      await tellWebhooks(tx, { ...input, leadId, listingId: listing.id, given: consent }, listing.podcastId);
  });
}

/** What the buyer agreed to, if the wording is ours. */
function consentOf(
  { consent, pageVersion }: ListingLead,
  agentName: string | null,
  now: Date,
): LeadConsent | null {
  if (!consent || !pageVersion || !isConsentWording(consent, agentName)) return null;
  return { wording: consent, givenAt: now.toISOString(), pageVersion };
}

type SentLead = ListingLead & { leadId: string; listingId: string; given: LeadConsent | null };

async function tellWebhooks(
  tx: Pick<Context, 'db' | 'queue' | 'now'>,
  { leadId, listingId, name, email, phone, message, reachSource, given }: SentLead,
  podcastId: string,
): Promise<void> {
  const source = reachSource ?? 'direct';
  const lead = { id: leadId, ...splitName(name), email, phone, message, source, consent: given };
  await recordEvent(tx, { type: 'lead.created', podcastId, data: { listingId, lead } });
}

/** Whatever its status: staff share a page before the listing is approved. */
async function findListing(tx: Pick<Context, 'db'>, listingId: string) {
  const [listing] = await tx.db
    .select({
      id: listings.id,
      sourceUrl: listings.sourceUrl,
      agentName: listings.agentName,
      address: listings.address,
      city: listings.city,
      state: listings.state,
      zipCode: listings.zipCode,
      agentEmail: podcasts.customerEmail,
      podcastId: podcasts.id,
    })
    .from(listings)
    .leftJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .where(eq(listings.id, listingId));
  return listing;
}
