import { and, eq } from 'drizzle-orm';
import { invoiceLines } from '#db/schema/invoices.ts';
import type { Context } from '../context.ts';
import { lockTeam } from '../teams/lock-team.ts';

/**
 * Takes an order off a team's bill: credits exactly what was charged on the next invoice, in the caller's transaction.
 * Can be repeated: an order is credited once, and only if it was charged.
 */
export async function creditTeam(
  tx: Pick<Context, 'db' | 'now'>,
  { teamId, podcastId }: { teamId: string; podcastId: string },
): Promise<void> {
  await lockTeam(tx, teamId);
  const [charge] = await tx.db
    .select()
    .from(invoiceLines)
    .where(and(eq(invoiceLines.lineKey, `order:${podcastId}`), eq(invoiceLines.teamId, teamId)));
  if (!charge) return;
  await tx.db
    .insert(invoiceLines)
    .values({
      teamId,
      podcastId,
      kind: 'order_returned',
      lineKey: `order_returned:${podcastId}`,
      amountCents: -charge.amountCents,
      description: charge.description,
      createdAt: tx.now(),
    })
    .onConflictDoNothing();
}
