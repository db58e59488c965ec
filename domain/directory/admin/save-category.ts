import { and, eq } from 'drizzle-orm';
import { businessCategories } from '#db/schema/directory.ts';
import { type Actor, type AdminContext, saveRow } from './save-row.ts';
import type { SaveCategory } from './schema.ts';

/** Adds a category, or changes the one that was read; refused if it changed in the meantime. */
export async function saveCategory(
  ctx: AdminContext,
  { actor, id, updatedAt, ...given }: SaveCategory & { actor: Actor },
): Promise<{ id: string }> {
  const values = { ...given, updatedAt: ctx.now() };
  const table = businessCategories;
  return saveRow(ctx, {
    actor,
    action: 'category.saved',
    details: { name: values.name, isActive: values.isActive },
    taken: { field: 'slug', message: 'Another category has this short name.' },
    write: async ({ db }) => {
      const returning = { id: table.id };
      if (!id) return (await db.insert(table).values(values).returning(returning))[0];
      const isSeen = and(eq(table.id, id), eq(table.updatedAt, new Date(updatedAt ?? 0)));
      return (await db.update(table).set(values).where(isSeen).returning(returning))[0];
    },
  });
}
