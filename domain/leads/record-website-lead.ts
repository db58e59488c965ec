import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import type { Context } from '../context.ts';
import { limitCalls } from '../limit-calls.ts';
import { hashKey } from '../rate-limits.ts';
import { recordContact } from './record-contact.ts';
import type { ContactDestination } from './rules.ts';
import type { WebsiteLead } from './schema.ts';

const limits = [
  { limit: 12, windowSeconds: 60 },
  { limit: 100, windowSeconds: 86_400 },
];

/**
 * Saves a lead that one of our pages reports. A paid order records its own contact, so a known payment session adds
 * nothing. May be repeated: the same person and link stay one contact a day, once per destination.
 */
export async function recordWebsiteLead(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'accounts'>,
  input: WebsiteLead & { ip: string },
  destination: ContactDestination,
): Promise<void> {
  await limitCalls(ctx, 'website-lead', input.ip, limits);
  if (input.payment_session_id && (await isKnownSession(ctx, input.payment_session_id))) return;
  const { email, listing_url: listingUrl = '' } = input;
  const day = ctx.now().toISOString().slice(0, 10);
  const sourceKey = `website-lead:${day}:${hashKey(JSON.stringify([email, listingUrl, input.payment_session_id]))}`;
  const contact = {
    contactType: 'website_lead',
    sourceKey,
    email,
    firstName: input.first_name ?? '',
    lastName: input.last_name ?? '',
    phone: input.phone ?? '',
    listingUrl: listingUrl ?? '',
    status: input.status ?? '',
    details: { source: input.contact_type || 'website' },
  } as const;
  await inTransaction(ctx, (tx) => recordContact(tx, contact, [destination]));
}

async function isKnownSession(ctx: Pick<Context, 'db'>, sessionId: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(eq(checkouts.sessionId, sessionId));
  return found.length > 0;
}
