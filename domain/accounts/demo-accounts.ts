import { inArray } from 'drizzle-orm';
import { authUsers } from '#db/schema/auth.ts';
import type { Context } from '../context.ts';
import { isPasswordRight } from './password-hash.ts';

/** Published in the README, so an account with it is open to everyone. */
export const DEMO_PASSWORD = 'Hearthside-42';

export const demoAccounts = [
  { email: 'customer@hearthcast.example', firstName: 'Casey', isAdmin: false },
  { email: 'ada@hearthcast.example', firstName: 'Ada', isAdmin: true },
];

/** The addresses of the demo accounts that still have the published password. */
export async function listOpenDemoAccounts(ctx: Pick<Context, 'db' | 'accounts'>): Promise<string[]> {
  const emails = demoAccounts.map(({ email }) => email);
  const users = await ctx.db.select().from(authUsers).where(inArray(authUsers.email, emails));
  const open: string[] = [];
  for (const { email, passwordHash } of users) {
    if (passwordHash && (await isPasswordRight(ctx, passwordHash, DEMO_PASSWORD))) open.push(email);
  }
  return open.sort();
}
