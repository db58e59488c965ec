import timeZoneAt from '@photostructure/tz-lookup';
import { eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { coordinatesOfAddress } from './address/repair-address.ts';

type Place = Pick<typeof listings.$inferSelect, 'latitude' | 'longitude' | 'zipCode' | 'city' | 'state'>;

/** Midnight in New York is nine in the evening in California: no open house there is missed. */
const DEFAULT_TIME_ZONE = 'America/New_York';

/** Creating one costs more than a hundred uses. There are only as many as time zones. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The current day at the home, such as 2026-11-15. */
export function listingDay(home: Place | null | undefined, moment: Date): string {
  const timeZone = timeZoneOf(home);
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, ...parts });
  calendars.set(timeZone, calendar);
  return calendar.format(moment);
}

const MINUTE_MS = 60_000;

/** The moment when a day such as 2026-11-15 ends at the home. */
export function endOfListingDay(home: Place | null | undefined, day: string): Date {
  const next = Date.parse(`${day}T24:00:00Z`);
  // Time zones are at most 14 hours ahead of Greenwich and 12 behind it, in whole minutes.
  let [on, over] = [next / MINUTE_MS - 15 * 60, next / MINUTE_MS + 13 * 60];
  while (over - on > 1) {
    const between = Math.floor((on + over) / 2);
    if (listingDay(home, new Date(between * MINUTE_MS)) > day) over = between;
    else on = between;
  }
  return new Date(over * MINUTE_MS);
}

/** The current day at a podcast's listing, based on what its row says about the location right now. */
export async function findListingDay(ctx: Pick<Context, 'db' | 'now'>, podcastId: string): Promise<string> {
  const { latitude, longitude, zipCode, city, state } = listings;
  const [home] = await ctx.db
    .select({ latitude, longitude, zipCode, city, state })
    .from(listings)
    .where(eq(listings.podcastId, podcastId));
  return listingDay(home, ctx.now());
}

/** A home's time zone, as far as its location is known. */
export function timeZoneOf(home: Place | null | undefined): string {
  if (!home) return DEFAULT_TIME_ZONE;
  const { latitude, longitude } = home;
  const at = latitude !== null && longitude !== null ? { latitude, longitude } : coordinatesOfAddress(home);
  const isOnEarth = at && Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180;
  return isOnEarth ? timeZoneAt(at.latitude, at.longitude) : DEFAULT_TIME_ZONE;
}
