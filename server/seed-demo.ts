import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import type { Context } from '#domain/context.ts';
import type { Env } from './env.ts';
import { seedApiKey } from './seed/seed-api-key.ts';
import { seedDirectory } from './seed/seed-directory.ts';
import { seedLakeEstate } from './seed/seed-lake-estate.ts';
import { seedStaffOrders } from './seed/seed-staff-orders.ts';

const DEMO_PASSWORD = 'Hearthside-42';
const people = [
  { email: 'customer@hearthcast.example', firstName: 'Casey', isAdmin: false },
  { email: 'ada@hearthcast.example', firstName: 'Ada', isAdmin: true },
];

/** Fills a new installation so that every page has something to show. Running it again changes nothing. */
export async function seedDemo(ctx: Context, env: Env): Promise<string[]> {
  const [customer] = await createPeople(ctx);
  const key = customer ? await seedApiKey(ctx, customer) : '';
  await seedLakeEstate(ctx, env.root);
  await seedDirectory(ctx);
  await seedStaffOrders(ctx);
  const lines = people.map(
    (person) => `  ${person.email.padEnd(28)} ${DEMO_PASSWORD}   ${person.isAdmin ? 'staff' : 'customer'}`,
  );
  return [`Demo accounts:\n${lines.join('\n')}\n  API key of the customer: ${key}`];
}

async function createPeople(ctx: Context): Promise<{ userId: string; email: string }[]> {
  const created = [];
  for (const person of people) {
    const { userId } = await createConfirmedUser(ctx, { ...person, password: DEMO_PASSWORD });
    created.push({ userId, email: person.email });
  }
  return created;
}
