import { and, eq, ne, or } from 'drizzle-orm';
import { businessCategories, businesses, featuredBusinesses, markets } from '#db/schema/directory.ts';
import { AppError } from '../../errors.ts';
import { businessKey } from './business-key.ts';
import { type Actor, type AdminContext, saveRow } from './save-row.ts';
import type { SaveBusiness } from './schema.ts';

/** Adds a business, or changes the one that was read; refused if it changed in the meantime. */
export async function saveBusiness(
  ctx: AdminContext,
  { actor, id, updatedAt, ...given }: SaveBusiness & { actor: Actor },
): Promise<{ id: string }> {
  const values = { ...given, updatedAt: ctx.now() };
  return saveRow(ctx, {
    actor,
    action: 'business.saved',
    details: { name: values.name },
    taken: { field: 'name', message: 'This business is in the market already.' },
    write: async (tx) => {
      const externalKey = await keyOf(tx, given);
      const returning = { id: businesses.id };
      if (!id)
        return (
          await tx.db
            .insert(businesses)
            .values({ ...values, externalKey })
            .returning(returning)
        )[0];
      const isSeen = and(eq(businesses.id, id), eq(businesses.updatedAt, new Date(updatedAt ?? 0)));
      const [row] = await tx.db.update(businesses).set(values).where(isSeen).returning(returning);
      // A business that moved can't stay first in the category it left.
      if (row)
        await tx.db
          .delete(featuredBusinesses)
          .where(
            and(
              eq(featuredBusinesses.businessId, id),
              or(
                ne(featuredBusinesses.marketId, values.marketId),
                ne(featuredBusinesses.categoryId, values.categoryId),
              ),
            ),
          );
      return row;
    },
  });
}

async function keyOf({ db }: AdminContext, given: Omit<SaveBusiness, 'id' | 'updatedAt'>): Promise<string> {
  const [market] = await db
    .select({ slug: markets.slug })
    .from(markets)
    .where(eq(markets.id, given.marketId));
  if (!market) throw missing('marketId', 'There is no such market any more.');
  const [category] = await db
    .select({ slug: businessCategories.slug })
    .from(businessCategories)
    .where(eq(businessCategories.id, given.categoryId));
  if (!category) throw missing('categoryId', 'There is no such category any more.');
  return businessKey({
    market: market.slug,
    category: category.slug,
    name: given.name,
    address: given.address,
  });
}

function missing(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}
