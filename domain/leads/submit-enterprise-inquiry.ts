import { inTransaction } from '#db/in-transaction.ts';
import { enterpriseInquiries } from '#db/schema/leads.ts';
import type { Context } from '../context.ts';
import { limitCalls } from '../limit-calls.ts';
import { recordContact } from './record-contact.ts';
import { splitName } from './rules.ts';
import type { EnterpriseInquiry } from './schema.ts';

const limits = [
  { limit: 6, windowSeconds: 60 },
  { limit: 40, windowSeconds: 86_400 },
];

/** Saves an inquiry for many listings and delivers it to all destinations. Each call is a new inquiry. */
export async function submitEnterpriseInquiry(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'accounts'>,
  input: EnterpriseInquiry & { ip: string },
): Promise<{ inquiryId: string }> {
  await limitCalls(ctx, 'enterprise-inquiry', input.ip, limits);
  const { fullName, email, phone, numberOfListings } = input;
  const companyName = input.companyName || null;
  const message = input.message || null;
  return inTransaction(ctx, async (tx) => {
    const [inquiry] = await tx.db
      .insert(enterpriseInquiries)
      .values({ fullName, email, phone, companyName, numberOfListings, message, createdAt: tx.now() })
      .returning({ id: enterpriseInquiries.id });
    if (!inquiry) throw new Error('The inquiry was not saved.');
    await recordContact(tx, {
      contactType: 'enterprise_inquiry',
      sourceKey: `enterprise-inquiry:${inquiry.id}`,
      ...splitName(fullName),
      email,
      phone,
      message: message ?? '',
      details: { source: 'enterprise_inquiry', numberOfListings, ...(companyName ? { companyName } : {}) },
    });
    return { inquiryId: inquiry.id };
  });
}
