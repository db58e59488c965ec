import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { authUsers } from '#db/schema/auth.ts';
import { contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

type Ctx = Pick<Context, 'db'>;

/** An account's identity and its own rows. A team's homes belong to the team. */
export type OwnThings = {
  userId: string;
  email: string;
  podcasts: (typeof podcasts.$inferSelect)[];
  listings: (typeof listings.$inferSelect)[];
  podcastIds: string[];
  listingIds: string[];
};

export async function findOwnThings(ctx: Ctx, userId: string): Promise<OwnThings> {
  const [user] = await ctx.db.select().from(authUsers).where(eq(authUsers.id, userId));
  if (!user) throw new AppError('not_found', 'This account no longer exists.');
  const isOwn = or(
    eq(podcasts.userId, userId),
    // A guest's orders belong to the account once its address is confirmed.
    user.emailConfirmedAt ? and(isNull(podcasts.userId), eq(podcasts.customerEmail, user.email)) : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(podcasts)
    .where(and(isNull(podcasts.teamId), isOwn));
  const podcastIds = rows.map(({ id }) => id);
  const homes =
    podcastIds.length === 0
      ? []
      : await ctx.db.select().from(listings).where(inArray(listings.podcastId, podcastIds));
  return {
    userId,
    email: user.email,
    podcasts: rows,
    listings: homes,
    podcastIds,
    listingIds: homes.map(({ id }) => id),
  };
}

/** Contacts that came from these homes, and those of the person. */
export function isOwnContact({ email, podcastIds, listingIds }: OwnThings) {
  return or(
    eq(sql`lower(${contacts.email})`, email),
    podcastIds.length > 0 ? inArray(contacts.podcastId, podcastIds) : undefined,
    listingIds.length > 0 ? inArray(contacts.listingId, listingIds) : undefined,
  );
}
