import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { recordListingLead } from '../leads/record-listing-lead.ts';
import type { ListingLead } from '../leads/schema.ts';
import type { ShownListing } from '../listings/queries.ts';
import { leadConsent } from './rules.ts';

type Input = Pick<ListingLead, 'name' | 'email' | 'phone' | 'message'> & {
  listing: Pick<ShownListing, 'id' | 'address' | 'updatedAt'>;
  /** The exact text the buyer saw. */
  agreedTo: string;
  ip: string;
};

/** Sends a buyer's message to the agent, with the buyer's consent. Each call is a new lead. */
export async function sendAssistantLead(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'accounts'>,
  { listing, agreedTo, ...lead }: Input,
): Promise<{ givenAt: string }> {
  if (agreedTo.trim() !== leadConsent.wording)
    throw new AppError(
      'invalid',
      `Nothing was sent. Show the buyer exactly this sentence and ask whether they agree: “${leadConsent.wording}”`,
    );
  const givenAt = ctx.now().toISOString();
  const pageVersion = listing.updatedAt.toISOString();
  await recordListingLead(ctx, {
    ...lead,
    listingId: listing.id,
    listingAddress: listing.address,
    source: 'Assistant',
    assistantConsent: { wording: leadConsent.wording, givenAt, pageVersion },
  });
  return { givenAt };
}
