import { and, eq } from 'drizzle-orm';
import { businesses, featuredBusinesses } from '#db/schema/directory.ts';
import { AppError } from '../../errors.ts';
import { type Actor, type AdminContext, saveRow } from './save-row.ts';
import type { FeatureBusiness } from './schema.ts';

/**
 * Puts a business first in its market and category, replacing the one the admin saw there, or undoes that. Can be
 * repeated; refused if another business is first by now.
 */
export async function featureBusiness(
  ctx: AdminContext,
  { actor, businessId, isFeatured, replaces }: FeatureBusiness & { actor: Actor },
): Promise<{ id: string }> {
  return saveRow(ctx, {
    actor,
    action: isFeatured ? 'business.featured' : 'business.unfeatured',
    details: { replaces: replaces ?? null },
    taken: { field: 'businessId', message: 'Somebody else featured a business here just now.' },
    write: async ({ db }) => {
      const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId));
      if (!business) throw new AppError('not_found', 'This business has just been removed.');
      const { marketId, categoryId } = business;
      const isFirst = and(
        eq(featuredBusinesses.marketId, marketId),
        eq(featuredBusinesses.categoryId, categoryId),
        eq(featuredBusinesses.position, 1),
        eq(featuredBusinesses.isActive, true),
      );
      const [first] = await db.select().from(featuredBusinesses).where(isFirst).for('update');
      if (isFeatured && first?.businessId === businessId) return { id: businessId };
      const seen = isFeatured ? (replaces ?? null) : businessId;
      if ((first?.businessId ?? null) !== seen) return isFeatured || first ? undefined : { id: businessId };
      if (first) await db.delete(featuredBusinesses).where(eq(featuredBusinesses.id, first.id));
      if (isFeatured)
        await db.insert(featuredBusinesses).values({ businessId, marketId, categoryId, position: 1 });
      return { id: businessId };
    },
  });
}
