import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { authUsers } from '#db/schema/auth.ts';
import { brands } from '#db/schema/brands.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { type Holder, holderColumns, lockHolder } from '../teams/holder.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now'>;
type Values = Partial<Omit<typeof brands.$inferInsert, 'id' | 'userId' | 'teamId'>>;

/**
 * Writes a brand's columns and updates the kits of its homes. Refuses unconfirmed accounts, and refuses a team's brand
 * for anyone but its owners and admins. Can be repeated.
 */
export function writeBrand(
  ctx: Ctx,
  { holder, ip, values }: { holder: Holder; ip: string; values: Values },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockHolder(tx, holder);
    const { userId, teamId } = holderColumns(holder);
    const holderColumn = teamId ? brands.teamId : brands.userId;
    const now = tx.now();
    await tx.db
      .insert(brands)
      .values({ userId, teamId, ...values, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: holderColumn,
        targetWhere: isNotNull(holderColumn),
        set: { ...values, updatedAt: now },
      });
    const isTheirs = teamId ? eq(podcasts.teamId, teamId) : isOrderedBy(holder.userId);
    const homes = await tx.db
      .select({ listingId: listings.id })
      .from(listings)
      .innerJoin(podcasts, eq(podcasts.id, listings.podcastId))
      .where(and(isTheirs, eq(podcasts.status, 'completed')));
    await tx.queue.sendAll(
      'rewrite-marketing',
      homes.map(({ listingId }) => ({ payload: { listingId }, options: { key: listingId, priority: -1 } })),
    );
    const subject = teamId ?? holder.userId;
    const details = { fields: Object.keys(values) };
    await recordAudit(tx, { actorId: holder.userId, ip, action: 'brand.saved', subject, details });
  });
}

/** Includes what the account ordered as a guest, by email address. */
function isOrderedBy(userId: string): SQL | undefined {
  const email = sql`(select ${authUsers.email} from ${authUsers} where ${authUsers.id} = ${userId})`;
  return or(
    eq(podcasts.userId, userId),
    and(isNull(podcasts.userId), sql`${podcasts.customerEmail} = ${email}`),
  );
}
