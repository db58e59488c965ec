import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { DEMO_PASSWORD, demoAccounts } from '#domain/accounts/demo-accounts.ts';
import type { Context } from '#domain/context.ts';
import type { Env } from './env.ts';
import { seedApiKey } from './seed/seed-api-key.ts';
import { seedDirectory } from './seed/seed-directory.ts';
import { seedLakeEstate } from './seed/seed-lake-estate.ts';
import { seedStaffOrders } from './seed/seed-staff-orders.ts';

/**
 * Fills a new installation so that every page has something to show. Running it again changes nothing. Production gets
 * no accounts: their password is public.
 */
export async function seedDemo(ctx: Context, env: Env): Promise<string[]> {
  const people = env.isProduction ? [] : demoAccounts;
  const created = [];
  for (const person of people) {
    const { userId } = await createConfirmedUser(ctx, { ...person, password: DEMO_PASSWORD });
    created.push({ userId, email: person.email });
  }
  const [customer] = created;
  const key = customer ? await seedApiKey(ctx, customer) : '';
  await seedLakeEstate(ctx, env.root);
  await seedDirectory(ctx);
  await seedStaffOrders(ctx);
  const lines = people.map(
    (person) => `  ${person.email.padEnd(28)} ${DEMO_PASSWORD}   ${person.isAdmin ? 'staff' : 'customer'}`,
  );
  return lines.length === 0 ? [] : [`Demo accounts:\n${lines.join('\n')}\n  API key of the customer: ${key}`];
}
