import { and, desc, eq, gte, not, sql } from 'drizzle-orm';
import { profiles } from '#db/schema/accounts.ts';
import { authUsers } from '#db/schema/auth.ts';
import { listings } from '#db/schema/listings.ts';
import { isAnswering, phoneCalls, phoneLines } from '#db/schema/phone.ts';
import { isWithdrawnPodcast, podcasts } from '#db/schema/podcasts.ts';
import { findAskedListing } from '../ask/queries.ts';
import type { Context } from '../context.ts';
import { isPodcastOwner } from '../webhooks/podcast-owner.ts';
import type { CalledHome, PhoneCall } from './call/phone-call.ts';
import { linkPhoneMessage } from './phone-message.ts';
import { READABLE_DAYS, startOfCount } from './rules.ts';
import type { LineCall } from './schema.ts';

type Ctx = Pick<Context, 'db'>;
/** A screen may stay open for a while. */
const LISTEN_SECONDS = 3600;
export type PhoneLine = typeof phoneLines.$inferSelect;
export type PhoneCallRow = typeof phoneCalls.$inferSelect;

export async function findLine(ctx: Ctx, number: string): Promise<PhoneLine | undefined> {
  const [line] = await ctx.db
    .select()
    .from(phoneLines)
    .where(and(eq(phoneLines.number, number), isAnswering));
  return line;
}

export async function findPhoneCall(ctx: Ctx, providerCallId: string): Promise<PhoneCallRow | undefined> {
  const [call] = await ctx.db.select().from(phoneCalls).where(eq(phoneCalls.providerCallId, providerCallId));
  return call;
}

/** A line that answers for this account; someone else's counts as missing. */
export async function findOwnLine(
  ctx: Ctx,
  { lineId, userId }: { lineId: string; userId: string },
): Promise<PhoneLine | undefined> {
  const [line] = await ctx.db
    .select()
    .from(phoneLines)
    .where(and(eq(phoneLines.id, lineId), eq(phoneLines.userId, userId)));
  return line;
}

/** All minutes, rounded up per call, in the current 30 days. */
export async function countUsedMinutes(
  ctx: Pick<Context, 'db' | 'now'>,
  { id, countedFrom }: Pick<PhoneLine, 'id' | 'countedFrom'>,
): Promise<number> {
  if (!countedFrom) return 0;
  const { lineId, createdAt, endedAt } = phoneCalls;
  const since = startOfCount(countedFrom, ctx.now());
  const [sum] = await ctx.db
    .select({
      minutes: sql<number>`coalesce(sum(ceil(extract(epoch from ${endedAt} - ${createdAt}) / 60)), 0)::int`,
    })
    .from(phoneCalls)
    .where(and(eq(lineId, id), gte(createdAt, since)));
  return sum?.minutes ?? 0;
}

/** The calls of a line in the last 30 days, newest first, for its owner. */
export async function listLineCalls(
  ctx: Pick<Context, 'db' | 'now' | 'keys' | 'site'>,
  lineId: string,
): Promise<LineCall[]> {
  const since = new Date(ctx.now().getTime() - READABLE_DAYS * 86_400_000);
  const rows = await ctx.db
    .select()
    .from(phoneCalls)
    .where(and(eq(phoneCalls.lineId, lineId), gte(phoneCalls.createdAt, since)))
    .orderBy(desc(phoneCalls.createdAt))
    .limit(200);
  return Promise.all(
    rows.map(async (row): Promise<LineCall> => {
      const { home, transcript } = row.state as PhoneCall;
      const seconds = row.endedAt ? (row.endedAt.getTime() - row.createdAt.getTime()) / 1000 : 0;
      return {
        id: row.id,
        callerNumber: row.callerNumber,
        home: home?.address ?? null,
        startedAt: row.createdAt.toISOString(),
        minutes: Math.ceil(seconds / 60),
        transcript,
        recordingUrl: row.recordingKey ? await linkPhoneMessage(ctx, row.id, LISTEN_SECONDS) : null,
      };
    }),
  );
}

type NamedHome = CalledHome & { agentName: string | null };

/** The home of a line, if anyone may ask about it now. */
export async function findHomeOfLine(
  ctx: Pick<Context, 'db' | 'site'>,
  listingId: string,
): Promise<NamedHome | undefined> {
  const [row] = await ctx.db.select({ slug: listings.slug }).from(listings).where(eq(listings.id, listingId));
  const asked = row && (await findAskedListing(ctx, row.slug));
  if (asked?.listing.id !== listingId) return undefined;
  return { ...toCalledHome(asked.listing), agentName: asked.listing.agentName };
}

/** The published homes of an account, which its callers may ask about. */
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
