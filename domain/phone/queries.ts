import { and, eq, not, sql } from 'drizzle-orm';
import { profiles } from '#db/schema/accounts.ts';
import { authUsers } from '#db/schema/auth.ts';
import { listings } from '#db/schema/listings.ts';
import { phoneCalls, phoneLines } from '#db/schema/phone.ts';
import { isWithdrawnPodcast, podcasts } from '#db/schema/podcasts.ts';
import { findAskedListing } from '../ask/queries.ts';
import type { Context } from '../context.ts';
import { isPodcastOwner } from '../webhooks/podcast-owner.ts';
import type { CalledHome } from './call/phone-call.ts';

type Ctx = Pick<Context, 'db'>;
export type PhoneLine = typeof phoneLines.$inferSelect;
export type PhoneCallRow = typeof phoneCalls.$inferSelect;

export async function findLine(ctx: Ctx, number: string): Promise<PhoneLine | undefined> {
  const [line] = await ctx.db.select().from(phoneLines).where(eq(phoneLines.number, number));
  return line;
}

export async function findPhoneCall(ctx: Ctx, providerCallId: string): Promise<PhoneCallRow | undefined> {
  const [call] = await ctx.db.select().from(phoneCalls).where(eq(phoneCalls.providerCallId, providerCallId));
  return call;
}

type NamedHome = CalledHome & { agentName: string | null };

/** The home of a line, if anybody may ask about it now. */
export async function findHomeOfLine(
  ctx: Pick<Context, 'db' | 'site'>,
  listingId: string,
): Promise<NamedHome | undefined> {
  const [row] = await ctx.db.select({ slug: listings.slug }).from(listings).where(eq(listings.id, listingId));
  const asked = row && (await findAskedListing(ctx, row.slug));
  if (asked?.listing.id !== listingId) return undefined;
  return { ...toCalledHome(asked.listing), agentName: asked.listing.agentName };
}

/** The published homes of an account: what its callers may ask about. */
export async function listCalledHomes(ctx: Ctx, userId: string): Promise<CalledHome[]> {
  const { id, slug, address, city, state } = listings;
  const rows = await ctx.db
    .select({ id, slug, address, city, state })
    .from(listings)
    .innerJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .innerJoin(authUsers, isPodcastOwner)
    .where(
      and(
        eq(authUsers.id, userId),
        eq(listings.status, 'active'),
        not(sql`coalesce(${isWithdrawnPodcast(podcasts)}, false)`),
      ),
    )
    .limit(500);
  return rows.map(toCalledHome);
}

function toCalledHome(row: {
  id: string;
  slug: string;
  address: string | null;
  city: string | null;
  state: string | null;
}): CalledHome {
  const { id, slug, address, city, state } = row;
  return {
    slug,
    listingId: id,
    address: [address, city].filter(Boolean).join(', '),
    state: /^[A-Z]{2}$/.test(state ?? '') ? state : null,
  };
}

/** The name and address of a line's account, for callers and for its leads. */
export async function findLineOwner(
  ctx: Ctx,
  userId: string,
): Promise<{ name: string | null; email: string } | undefined> {
  const [row] = await ctx.db
    .select({ email: authUsers.email, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(eq(authUsers.id, userId));
  return row && { email: row.email, name: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() || null };
}
