import { eq } from 'drizzle-orm';
import { profiles } from '#db/schema/accounts.ts';
import type { Context } from '../../context.ts';
import type { Owner } from '../queries.ts';

export type OrderCustomer = {
  userId: string;
  teamId: string | null;
  customerEmail: string;
  customerFirstName: string;
  customerLastName: string;
  customerPhone: string;
};

/**
 * The account as the customer of an order. For a team's key, it is that of the person who created the key.
 */
export async function findOrderCustomer(ctx: Pick<Context, 'db'>, owner: Owner): Promise<OrderCustomer> {
  const [profile] = await ctx.db.select().from(profiles).where(eq(profiles.userId, owner.userId));
  return {
    userId: owner.userId,
    teamId: owner.teamId ?? null,
    customerEmail: owner.email,
    customerFirstName: profile?.firstName ?? '',
    customerLastName: profile?.lastName ?? '',
    customerPhone: profile?.phone ?? '',
  };
}
