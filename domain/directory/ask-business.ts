import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { businesses, markets } from '#db/schema/directory.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { recordContact } from '../leads/record-contact.ts';
import { splitName } from '../leads/rules.ts';
import { limitCalls } from '../limit-calls.ts';
import type { BusinessInquiry } from './schema.ts';

const limits = [
  { limit: 6, windowSeconds: 60 },
  { limit: 60, windowSeconds: 86_400 },
];

/**
 * Saves a visitor's question to a business and notifies staff. Each call is a new inquiry. If the hidden field is
 * filled in, a bot sent the form and it is silently dropped.
 */
export async function askBusiness(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'accounts'>,
  input: BusinessInquiry & { ip: string },
): Promise<void> {
  await limitCalls(ctx, 'business-inquiry', input.ip, limits);
  if (input.website) return;
  const { name, email, phone, businessId } = input;
  await inTransaction(ctx, async (tx) => {
    const [business] = await tx.db
      .select({ name: businesses.name, market: markets.name, state: markets.state })
      .from(businesses)
      .innerJoin(markets, eq(markets.id, businesses.marketId))
      .where(and(eq(businesses.id, businessId), eq(markets.isActive, true)));
    if (!business) throw new AppError('not_found', 'This business is no longer in the directory.');
    await recordContact(tx, {
      contactType: 'business_inquiry',
      sourceKey: `business-inquiry:${randomUUID()}`,
      ...splitName(name),
      email,
      phone,
      message: input.message ?? '',
      details: {
        source: 'Business Directory',
        businessId,
        businessName: `${business.name}, ${business.market}, ${business.state}`,
      },
    });
  });
}
