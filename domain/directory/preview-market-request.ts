import { and, eq, or, sql } from 'drizzle-orm';
import { type marketRequests, markets } from '#db/schema/directory.ts';
import type { Context } from '../context.ts';
import { judgeMarketRequest } from './judge-market-request.ts';
import { type RequestOutcome, toSlug } from './rules.ts';

type Request = Pick<
  typeof marketRequests.$inferSelect,
  'cityName' | 'stateName' | 'population' | 'description'
>;

export type RequestPreview = { outcome: RequestOutcome; place?: string };

/** What will happen to a market request. We name a place only if it's a known town or staff have read it. */
export async function previewMarketRequest(
  ctx: Pick<Context, 'db'>,
  request: Request & { status?: string },
): Promise<RequestPreview> {
  const judged = judgeMarketRequest(request);
  if ('refusal' in judged)
    return request.status === 'added'
      ? { outcome: 'opens', place: `${request.cityName}, ${request.stateName}` }
      : { outcome: 'held' };
  const { name, state } = judged.market;
  const place = `${name}, ${state}`;
  if (request.status === 'added') return { outcome: 'opens', place };
  const known = await findTownMarket(ctx, { name, state });
  if (known) return { outcome: known.isActive ? 'known' : 'held', place };
  return { outcome: request.status === 'refused' ? 'held' : 'opens', place };
}

/** The market of a town, open or closed. */
export async function findTownMarket(
  { db }: Pick<Context, 'db'>,
  { name, state }: { name: string; state: string },
): Promise<{ id: string; isActive: boolean } | undefined> {
  const hasName = and(
    sql`lower(${markets.name}) = lower(${name})`,
    sql`lower(${markets.state}) = lower(${state})`,
  );
  const [market] = await db
    .select({ id: markets.id, isActive: markets.isActive })
    .from(markets)
    .where(or(eq(markets.slug, toSlug(name, state)), hasName));
  return market;
}
