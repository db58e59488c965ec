import { createApiKey } from '#domain/api-keys/create-api-key.ts';
import { findApiKey } from '#domain/api-keys/queries.ts';
import { apiScopes } from '#domain/api-keys/rules.ts';
import { grantBalance } from '#domain/balance/grant-balance.ts';
import type { Context } from '#domain/context.ts';

/** Public like the demo password: the README's calls work with it as printed. */
const DEMO_KEY = 'hc_demo_thistledown-lane';
const DEMO_BALANCE = {
  amountCents: 15_000,
  reason: 'Demo balance',
  formKey: 'b58a7d0e-6f0c-4c7e-9a5f-0c6a2f6f4a11',
};

/** Gives the demo account a key and a balance. Running it again changes nothing. */
export async function seedApiKey(ctx: Context, account: { userId: string; email: string }): Promise<string> {
  if (!(await findApiKey(ctx, DEMO_KEY))) {
    const { userId } = account;
    const scopes = [...apiScopes];
    await createApiKey(ctx, { userId, name: 'Demo', scopes, ip: '127.0.0.1', key: DEMO_KEY });
  }
  await grantBalance(ctx, { ...DEMO_BALANCE, email: account.email, actor: { actorId: null } });
  return DEMO_KEY;
}
