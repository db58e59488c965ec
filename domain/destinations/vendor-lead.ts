import { eq } from 'drizzle-orm';
import type { VendorLead } from '#adapters/lead-vendors/contract.ts';
import type { contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { type TrafficSource, trafficSourceLabels } from '../listings/analytics/rules.ts';

type Contact = typeof contacts.$inferSelect;

const noHome = { street: '', city: '', state: '', zip: '', price: '', mlsNumber: '', pageUrl: '' };

/** A contact as destinations get it, with the home that it is about. */
export async function readVendorLead(
  ctx: Pick<Context, 'db' | 'site'>,
  contact: Contact,
  deliveryId: string,
): Promise<VendorLead> {
  const { firstName, lastName, email, phone, message, consent, createdAt, listingId } = contact;
  const source = contact.details.reachSource as TrafficSource | undefined;
  return {
    reference: createReference(deliveryId),
    firstName,
    lastName,
    email,
    phone,
    message,
    home: listingId ? await readHome(ctx, listingId) : noHome,
    cameFrom: source && source !== 'direct' ? trafficSourceLabels[source] : '',
    submittedAt: createdAt.toISOString(),
    consent,
  };
}

export function createReference(deliveryId: string): string {
  return `hc-${deliveryId}`;
}

async function readHome({ db, site }: Pick<Context, 'db' | 'site'>, listingId: string) {
  const [home] = await db
    .select({
      street: listings.address,
      city: listings.city,
      state: listings.state,
      zip: listings.zipCode,
      price: listings.price,
      mlsNumber: listings.agentMlsNumber,
      slug: listings.slug,
    })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!home) return noHome;
  const { slug, price, mlsNumber, ...place } = home;
  const pageUrl = `${site.url}/listings/${encodeURIComponent(slug)}`;
  return { ...place, price: price ?? '', mlsNumber: mlsNumber ?? '', pageUrl };
}
