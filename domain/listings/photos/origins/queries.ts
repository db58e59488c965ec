import { eq } from 'drizzle-orm';
import { type HostedPhoto, listings } from '#db/schema/listings.ts';
import type { Context } from '../../../context.ts';
import { listingDay } from '../../listing-day.ts';
import type { Listing } from '../../queries.ts';
import { isStockPhoto, shownPhotos } from '../../rules.ts';
import { largestVariant } from '../best-photo.ts';
import { hashOfPhoto } from '../photo-files.ts';
import { photoLabel } from '../rules.ts';
import { knownOrigins } from './known-origins.ts';
import { type MissingOriginals, missingOriginals } from './missing-originals.ts';
import type { MarkedPhotos, PhotoRecord } from './schema.ts';
import { findStateRule, nameStateRule } from './state-rule.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site'>;

async function findRow(ctx: Pick<Context, 'db'>, podcastId: string): Promise<Listing | undefined> {
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId));
  return listing;
}

/** The altered photos of an order that must not be published without their originals today; undefined if none. */
export async function findMissingOriginals(
  ctx: Pick<Context, 'db' | 'now'>,
  podcastId: string,
): Promise<MissingOriginals | undefined> {
  const listing = await findRow(ctx, podcastId);
  return listing && missingOriginals(listing, listingDay(listing, ctx.now()));
}

/** The listing of an order with an altered photo whose original is known but not hosted yet; undefined if all are. */
export async function findUnhostedOriginals(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<{ listingId: string } | undefined> {
  const listing = await findRow(ctx, podcastId);
  if (!listing) return undefined;
  const isOpen = [...knownOrigins(listing).byUrl].some(([url, { originalUrl, isLeftOut }]) => {
    const hosted = listing.localImages.find(({ sourceUrl }) => sourceUrl === url);
    return originalUrl !== null && !isLeftOut && hosted?.origin?.original?.sourceUrl !== originalUrl;
  });
  return isOpen ? { listingId: listing.id } : undefined;
}

/** The photos of an ordered home for its agent to mark; undefined while its page has not been read. */
export async function findMarkedPhotos(ctx: Ctx, podcastId: string): Promise<MarkedPhotos | undefined> {
  const listing = await findRow(ctx, podcastId);
  if (!listing) return undefined;
  const rule = findStateRule(listing, listingDay(listing, ctx.now()));
  const { byUrl, unclear } = knownOrigins(listing);
  const hosted = new Map(listing.localImages.map((photo) => [photo.sourceUrl, photo]));
  const own = listing.images.filter((url) => !isStockPhoto(url));
  return {
    photos: own.map((url, at) => {
      const origin = byUrl.get(url);
      const copy = hosted.get(url);
      const kind = origin?.kind === 'drawn' || !origin ? 'as-listed' : origin.kind;
      const original = origin?.originalUrl ?? null;
      const isNeeded = rule?.originals.includes(kind) === true && !origin?.isLeftOut;
      return {
        url,
        kind,
        edits: origin?.edits ?? '',
        original,
        isLeftOut: origin?.isLeftOut ?? false,
        src: shownAt(copy) ?? `/listing-photos/${listing.id}/${listing.images.indexOf(url)}.jpg`,
        originalSrc: original && pathOf(ctx.site.url, original, listing, copy),
        alt: copy?.alt ?? `Photo ${at + 1}`,
        quote: origin?.quote ?? null,
        saidBy: origin?.saidBy ?? null,
        needsOriginal: isNeeded && original === null,
      };
    }),
    law: rule && rule.originals.length > 0 ? nameStateRule(rule) : null,
    unclear: unclear.map(({ quote }) => quote),
  };
}

function shownAt(photo: HostedPhoto | undefined): string | undefined {
  return photo && (largestVariant(photo, 'image/jpeg', 'image/webp')?.url ?? photo.variants[0]?.url);
}

function pathOf(
  siteUrl: string,
  original: string,
  listing: Listing,
  photo: HostedPhoto | undefined,
): string | null {
  const copy = photo?.origin?.original;
  if (copy?.sourceUrl === original) return shownAt({ ...copy, alt: '', preview: '' }) ?? null;
  if (original.startsWith(`${siteUrl}/`)) return original.slice(siteUrl.length);
  const index = listing.images.indexOf(original);
  return index < 0 ? null : `/listing-photos/${listing.id}/${index}.jpg`;
}

/**
 * Where each photo on an order's page comes from: what it is, what was changed, its original, and how we know.
 * Undefined if there is no listing yet. A home without photos is shown with a drawing of ours.
 */
export async function listPhotoOrigins(ctx: Ctx, podcastId: string): Promise<PhotoRecord[] | undefined> {
  const listing = await findRow(ctx, podcastId);
  if (!listing) return undefined;
  const mark = listing.corrections.photoOrigins;
  const { byUrl } = knownOrigins(listing);
  const whole = (url: string) => new URL(url, ctx.site.url).href;
  const shown = shownPhotos(listing);
  if (shown.kind === 'hosted')
    return shown.photos.map((photo) => {
      const { origin, sourceUrl = null, alt, credit = null } = photo;
      const isMarked = origin?.saidBy === 'agent' && mark !== undefined;
      const original = origin?.original;
      return {
        photoId: hashOfPhoto(photo) ?? null,
        url: whole(shownAt(photo) ?? ''),
        sourceUrl,
        alt,
        kind: origin?.kind ?? 'as-listed',
        label: photoLabel(photo),
        edits: origin?.edits ?? null,
        saidBy: origin?.saidBy ?? null,
        quote: origin?.quote ?? null,
        markedBy: isMarked ? mark.by : null,
        markedAt: isMarked ? mark.at : null,
        original: original
          ? {
              photoId: hashOfPhoto({ ...original, alt: '', preview: '' }) ?? '',
              url: whole(shownAt({ ...original, alt: '', preview: '' }) ?? ''),
              sourceUrl: original.sourceUrl,
            }
          : null,
        credit,
      };
    });
  const isDrawn = shown.kind === 'placeholder';
  return shown.urls.map((url) => {
    const origin = byUrl.get(url);
    const kind = isDrawn ? 'drawn' : (origin?.kind ?? 'as-listed');
    return {
      photoId: null,
      url: whole(url),
      sourceUrl: isDrawn ? null : url,
      alt: '',
      kind,
      label: photoLabel({ origin: { kind, ...(origin?.edits && { edits: origin.edits }) } }),
      edits: origin?.edits ?? null,
      saidBy: origin?.saidBy ?? null,
      quote: origin?.quote ?? null,
      markedBy: null,
      markedAt: null,
      original: null,
      credit: null,
    };
  });
}
