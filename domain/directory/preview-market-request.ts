import { and, eq, or, sql } from 'drizzle-orm';
import { type marketRequests, markets } from '#db/schema/directory.ts';
import type { Context } from '../context.ts';
import { judgeMarketRequest } from './judge-market-request.ts';
import { type RequestOutcome, toSlug } from './rules.ts';

type Request = typeof marketRequests.$inferSelect;
type Wish = Pick<Request, 'cityName' | 'stateName' | 'population' | 'description'>;

export type RequestPreview = { outcome: RequestOutcome; place?: string };

/** What will become of a wish for a market; a place is named only where it is known or staff have read it. */
export async function previewMarketRequest(
  ctx: Pick<Context, 'db'>,
  wish: Wish & { status?: string },
): Promise<RequestPreview> {
  const judged = judgeMarketRequest(wish);
  if ('refusal' in judged)
    return wish.status === 'added'
      ? { outcome: 'opens', place: `${wish.cityName}, ${wish.stateName}` }
      : { outcome: 'held' };
  const { name, state } = judged.market;
  const place = `${name}, ${state}`;
  if (wish.status === 'added') return { outcome: 'opens', place };
  const known = await findTownMarket(ctx, { name, state });
  if (known) return { outcome: known.isActive ? 'known' : 'held', place };
  return { outcome: wish.status === 'refused' ? 'held' : 'opens', place };
}

/** The market of a town, shown to the public or not. */
export async function findTownMarket(
  { db }: Pick<Context, 'db'>,
  { name, state }: { name: string; state: string },
): Promise<{ id: string; isActive: boolean } | undefined> {
  const isNamedSo = and(
    sql`lower(${markets.name}) = lower(${name})`,
    sql`lower(${markets.state}) = lower(${state})`,
  );
  const [market] = await db
    .select({ id: markets.id, isActive: markets.isActive })
    .from(markets)
    .where(or(eq(markets.slug, toSlug(name, state)), isNamedSo));
  return market;
}
