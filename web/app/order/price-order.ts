import { unitPrice, type VolumeTier } from '#domain/podcasts/rules.ts';

/** How many of the podcasts are brief, if those have a price of their own. */
export type BriefPrice = { count: number; unitCents: number } | null;

/** What an order costs, as far as is known before it is sent. */
export function priceOrder(count: number, tiers: readonly VolumeTier[], brief: BriefPrice) {
  const unitCents = unitPrice(count, tiers);
  const briefCents = Math.min(brief?.unitCents ?? unitCents, unitCents);
  const briefCount = briefCents < unitCents ? Math.min(brief?.count ?? 0, count) : 0;
  const totalCents = unitCents * (count - briefCount) + briefCents * briefCount;
  return { count, unitCents, briefCount, briefCents, totalCents };
}
export type OrderPrice = ReturnType<typeof priceOrder>;
