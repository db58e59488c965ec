import { eq, inArray } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../../context.ts';
import { formatCityLine, hasStreet, nameHome } from '../rules.ts';
import { coverPath } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'site'>;
/** A home as an email shows it. */
type MailHome = Record<'name' | 'cityLine' | 'photoUrl' | 'playPhotoUrl', string> & { link: string | null };

/** The homes of some podcasts, in the order of the ids given. */
export async function listMailHomes(ctx: Ctx, podcastIds: string[]): Promise<MailHome[]> {
  const rows = await ctx.db
    .select({ podcastId: podcasts.id, listingUrl: podcasts.listingUrl, listing: listings })
    .from(podcasts)
    .leftJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(inArray(podcasts.id, podcastIds));
  return podcastIds.flatMap((id) => {
    const row = rows.find(({ podcastId }) => podcastId === id);
    return row ? [toMailHome(ctx.site.url, row)] : [];
  });
}

export async function findMailHome(ctx: Ctx, podcastId: string): Promise<MailHome | undefined> {
  const [home] = await listMailHomes(ctx, [podcastId]);
  return home;
}

export async function findMailHomeOfListing(ctx: Ctx, listingId: string): Promise<MailHome | undefined> {
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  return listing && toMailHome(ctx.site.url, { podcastId: '', listingUrl: listing.sourceUrl ?? '', listing });
}

type Row = { podcastId: string; listingUrl: string; listing: typeof listings.$inferSelect | null };

function toMailHome(siteUrl: string, { listing, listingUrl, podcastId }: Row): MailHome {
  const isKnown = listing !== null && hasStreet(listing.address);
  // Without a listing, the URL returns our drawing.
  const coverId = listing?.id ?? podcastId;
  return {
    name: isKnown ? listing.address : nameHome(listing, listingUrl),
    cityLine: (isKnown && formatCityLine({ ...listing, zipCode: '' })) || '',
    link: isKnown || listingUrl === '' ? null : listingUrl,
    photoUrl: siteUrl + coverPath(coverId),
    playPhotoUrl: siteUrl + coverPath(coverId, 'play'),
  };
}
