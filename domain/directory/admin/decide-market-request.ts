import { eq } from 'drizzle-orm';
import { marketRequests } from '#db/schema/directory.ts';
import { AppError } from '../../errors.ts';
import { countryOfState, stateName, toStateCode } from '../../listings/address/states.ts';
import { addRequestedMarket } from '../check-market-request.ts';
import { defaultMarketDescription, NOT_A_STATE } from '../rules.ts';
import { REFUSED_BY_STAFF } from './rules.ts';
import { type Actor, type AdminContext, saveRow } from './save-row.ts';
import type { DecideMarketRequest } from './schema.ts';

/** Adds or refuses a market that the rules held back. A request whose market was added stays added. */
export async function decideMarketRequest(
  ctx: AdminContext,
  { actor, requestId, decision, reason }: DecideMarketRequest & { actor: Actor },
): Promise<{ id: string }> {
  return saveRow(ctx, {
    actor,
    action: decision === 'add' ? 'market-request.added' : 'market-request.refused',
    details: {},
    taken: { field: 'requestId', message: 'This market was added just now.' },
    write: async (tx) => {
      const [request] = await tx.db
        .select()
        .from(marketRequests)
        .where(eq(marketRequests.id, requestId))
        .for('update');
      if (!request) throw new AppError('not_found', 'There is no such request.');
      if (request.status === 'added') return undefined;
      const verdict =
        decision === 'add'
          ? await addRequestedMarket(tx, marketOf(request))
          : { status: 'refused' as const, statusReason: reason || REFUSED_BY_STAFF, marketId: null };
      const [row] = await tx.db
        .update(marketRequests)
        .set({ ...verdict, checkedAt: tx.now() })
        .where(eq(marketRequests.id, requestId))
        .returning({ id: marketRequests.id });
      if (decision === 'add' && verdict.status !== 'added')
        throw new AppError('conflict', verdict.statusReason ?? 'This market could not be added.');
      return row;
    },
  });
}

/** What the visitor wrote, now that staff have read it. Our own default text names the state as it was typed. */
function marketOf(request: typeof marketRequests.$inferSelect) {
  const { cityName: name, stateName: typedState, population, description } = request;
  const state = knownState(typedState);
  const isOurs = description === defaultMarketDescription(name, typedState);
  return {
    name,
    state,
    population,
    description: isOurs ? defaultMarketDescription(name, state) : description,
  };
}

function knownState(typed: string): string {
  const code = toStateCode(typed);
  const state = code && countryOfState(code) === 'US' ? stateName(code) : null;
  if (!state) throw new AppError('invalid', `${NOT_A_STATE} Please add the market by hand instead.`);
  return state;
}
