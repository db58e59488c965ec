import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { DEMO_PASSWORD, demoAccounts } from '#domain/accounts/demo-accounts.ts';
import type { Context } from '#domain/context.ts';
import type { Env } from './env.ts';
import { seedDirectory } from './seed/seed-directory.ts';
import { seedLakeEstate } from './seed/seed-lake-estate.ts';
import { seedStaffOrders } from './seed/seed-staff-orders.ts';

/**
 * Fills a new installation so that every page has something to show. Running it again changes nothing. Production gets
 * no accounts: their password is public.
 */
export async function seedDemo(ctx: Context, env: Env): Promise<string[]> {
  const people = env.isProduction ? [] : demoAccounts;
  for (const person of people) await createConfirmedUser(ctx, { ...person, password: DEMO_PASSWORD });
  await seedLakeEstate(ctx, env.root);
  await seedDirectory(ctx);
  await seedStaffOrders(ctx);
  const lines = people.map(
    (person) => `  ${person.email.padEnd(28)} ${DEMO_PASSWORD}   ${person.isAdmin ? 'staff' : 'customer'}`,
  );
  return lines.length === 0 ? [] : [`Demo accounts:\n${lines.join('\n')}`];
}
