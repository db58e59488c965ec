import type { OrderedLink } from '#db/schema/checkouts.ts';
import type { Context } from '../context.ts';
import type { PageFacts } from '../listings/extraction/facts.ts';
import { applyCorrections } from '../listings/sheet/apply-corrections.ts';
import type { TalkOrder } from '../script/talk-estimator.ts';
import { unitPrice } from './rules.ts';

/** The price of each home in an order; a brief episode may have its own price. */
export async function priceHomes(
  ctx: Pick<Context, 'orders' | 'estimateTalk'>,
  links: OrderedLink[],
  order: TalkOrder,
): Promise<{ links: OrderedLink[]; unitCents: number }> {
  const unitCents = unitPrice(links.length, ctx.orders.tiers);
  const { briefCents } = ctx.orders;
  if (briefCents === null || briefCents >= unitCents) return { links, unitCents };
  const priced: OrderedLink[] = [];
  for (const link of links) {
    const facts = applyCorrections(link.facts as PageFacts | null, link.corrections ?? {});
    const isBrief = link.draftId && (await ctx.estimateTalk(facts, order)).length !== 'full';
    priced.push(isBrief ? { ...link, unitCents: briefCents } : link);
  }
  return { links: priced, unitCents };
}
