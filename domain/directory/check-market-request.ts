import { and, eq, or, sql } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { marketRequests, markets } from '#db/schema/directory.ts';
import type { Context } from '../context.ts';
import { judgeMarketRequest } from './judge-market-request.ts';
import { defaultMarketDescription, toSlug } from './rules.ts';

type Request = typeof marketRequests.$inferSelect;
type Verdict = Pick<Request, 'status' | 'statusReason' | 'marketId'>;

/**
 * Opens the market that somebody asked for when its text keeps the rules and there is none yet, else leaves it to
 * staff with the reason. May be repeated: a request that was decided stays so.
 */
export async function checkMarketRequest(
  ctx: Pick<Context, 'db' | 'queue' | 'now'>,
  requestId: string,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [request] = await tx.db
      .select()
      .from(marketRequests)
      .where(and(eq(marketRequests.id, requestId), eq(marketRequests.status, 'received')))
      .for('update');
    if (!request) return;
    const verdict = await decide(tx, request);
    await tx.db
      .update(marketRequests)
      .set({ ...verdict, checkedAt: tx.now() })
      .where(eq(marketRequests.id, requestId));
  });
}

async function decide(tx: Pick<Context, 'db'>, request: Request): Promise<Verdict> {
  const judged = judgeMarketRequest(request);
  if ('refusal' in judged) return { status: 'refused', statusReason: judged.refusal, marketId: null };
  return addRequestedMarket(tx, request, judged.state);
}

/** Adds the market of a request; one that is there already, shown or not, stays as it is. */
export async function addRequestedMarket(
  tx: Pick<Context, 'db'>,
  request: Pick<Request, 'cityName' | 'stateName' | 'population' | 'description'>,
  state: string,
): Promise<Verdict> {
  const { cityName: name, population } = request;
  const slug = toSlug(name, state);
  // The text that we wrote ourselves names the state as it was typed.
  const isDefault = request.description === defaultMarketDescription(name, request.stateName);
  const description = isDefault ? defaultMarketDescription(name, state) : request.description;
  const [market] = await tx.db
    .insert(markets)
    .values({ slug, name, state, population, description, isActive: true })
    .onConflictDoNothing()
    .returning({ id: markets.id });
  if (market) return { status: 'added', statusReason: null, marketId: market.id };
  const [known] = await tx.db
    .select({ id: markets.id })
    .from(markets)
    .where(
      or(
        eq(markets.slug, slug),
        and(sql`lower(${markets.name}) = lower(${name})`, sql`lower(${markets.state}) = lower(${state})`),
      ),
    );
  return {
    status: 'refused',
    statusReason: 'This market is in the directory already.',
    marketId: known?.id ?? null,
  };
}
