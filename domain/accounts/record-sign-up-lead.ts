import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import type { Context } from '../context.ts';
import { recordContact } from '../leads/record-contact.ts';
import { metadataText } from './metadata-text.ts';

/**
 * Records a contact for a new sign-up. A job, so that signing up takes no longer than being refused. May be repeated.
 */
export async function recordSignUpLead(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  userId: string,
): Promise<void> {
  const [user] = await ctx.db.select().from(authUsers).where(eq(authUsers.id, userId));
  if (!user) return;
  const contact = {
    contactType: 'sign_up' as const,
    sourceKey: `sign-up:${user.id}`,
    email: user.email,
    firstName: metadataText(user.userMetadata, 'first_name'),
    phone: metadataText(user.userMetadata, 'phone'),
    listingUrl: metadataText(user.userMetadata, 'listing_url'),
    details: { source: 'website_signup' },
  };
  await inTransaction(ctx, (tx) => recordContact(tx, contact));
}
