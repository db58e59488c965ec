import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { businesses } from '#db/schema/directory.ts';
import { recordAudit } from '../../audit.ts';
import type { Actor, AdminContext } from './save-row.ts';

/** Removes a business and its reviews. May be repeated. */
export async function removeBusiness(
  ctx: AdminContext,
  { businessId, actor }: { businessId: string; actor: Actor },
): Promise<{ isRemoved: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .delete(businesses)
      .where(eq(businesses.id, businessId))
      .returning({ name: businesses.name });
    if (row)
      await recordAudit(tx, { ...actor, action: 'business.removed', subject: businessId, details: row });
    return { isRemoved: row !== undefined };
  });
}
