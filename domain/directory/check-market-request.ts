import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { marketRequests, markets } from '#db/schema/directory.ts';
import type { Context } from '../context.ts';
import { judgeMarketRequest } from './judge-market-request.ts';
import { findTownMarket } from './preview-market-request.ts';
import { defaultMarketDescription, toSlug } from './rules.ts';

type Request = typeof marketRequests.$inferSelect;
type Verdict = Pick<Request, 'status' | 'statusReason' | 'marketId'>;

/**
 * Opens a requested market if it is a known town without one; otherwise leaves it to staff with the reason. May be
 * repeated: a decided request stays decided.
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
  const { name, state } = judged.market;
  // The visitor's own text stays with the request: only staff make it public.
  return addRequestedMarket(tx, { ...judged.market, description: defaultMarketDescription(name, state) });
}

type NewMarket = { name: string; state: string; population: number | null; description: string };

/** Adds the market of a request; one that exists already, open or closed, stays as it is. */
export async function addRequestedMarket(tx: Pick<Context, 'db'>, asked: NewMarket): Promise<Verdict> {
  const [market] = await tx.db
    .insert(markets)
    .values({ ...asked, slug: toSlug(asked.name, asked.state), isActive: true })
    .onConflictDoNothing()
    .returning({ id: markets.id });
  if (market) return { status: 'added', statusReason: null, marketId: market.id };
  const known = await findTownMarket(tx, asked);
  return {
    status: 'refused',
    statusReason: 'This market is in the directory already.',
    marketId: known?.id ?? null,
  };
}
