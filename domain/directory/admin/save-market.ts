import { and, eq } from 'drizzle-orm';
import { markets } from '#db/schema/directory.ts';
import { type Actor, type AdminContext, saveRow } from './save-row.ts';
import type { SaveMarket } from './schema.ts';

/** Adds a market, or changes, opens or closes the one that was read; refused if it changed in the meantime. */
export async function saveMarket(
  ctx: AdminContext,
  { actor, id, updatedAt, ...given }: SaveMarket & { actor: Actor },
): Promise<{ id: string }> {
  const values = { ...given, population: given.population ?? null, updatedAt: ctx.now() };
  return saveRow(ctx, {
    actor,
    action: 'market.saved',
    details: { name: values.name, state: values.state, isActive: values.isActive },
    taken: { field: 'slug', message: 'Another market has this address or this name and state.' },
    write: async ({ db }) => {
      const returning = { id: markets.id };
      if (!id) return (await db.insert(markets).values(values).returning(returning))[0];
      const isSeen = and(eq(markets.id, id), eq(markets.updatedAt, new Date(updatedAt ?? 0)));
      return (await db.update(markets).set(values).where(isSeen).returning(returning))[0];
    },
  });
}
