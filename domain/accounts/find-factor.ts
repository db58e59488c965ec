import { and, eq } from 'drizzle-orm';
import { authFactors } from '#db/schema/auth.ts';
import type { Context } from '../context.ts';
import type { Caller, FactorRow } from './account.ts';
import { AccountError } from './account-error.ts';
import { isUuid } from './rules.ts';

/** The caller's own factor; an unknown id and someone else's factor get the same refusal. */
export async function findFactor(
  ctx: Pick<Context, 'db'>,
  caller: Caller,
  factorId: string,
): Promise<FactorRow> {
  const [factor] = isUuid(factorId)
    ? await ctx.db
        .select()
        .from(authFactors)
        .where(and(eq(authFactors.id, factorId), eq(authFactors.userId, caller.user.id)))
    : [];
  if (!factor) throw factorNotFound();
  return factor;
}

export function factorNotFound(): AccountError {
  return new AccountError(404, 'mfa_factor_not_found', 'Factor not found');
}
