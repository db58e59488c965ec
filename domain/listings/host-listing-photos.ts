import { and, eq, sql } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import type { PhotoKind } from '#db/column-values.ts';
import { type HostedPhoto, listings, type PhotoOrigin } from '#db/schema/listings.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { photoUrls } from './content/fact-columns.ts';
import { type GatheredPhoto, gatherPhotos } from './photos/gather-photos.ts';
import { hostOrigin } from './photos/origins/host-origin.ts';
import { knownOrigins } from './photos/origins/known-origins.ts';
import { photoAltText, withLabel } from './photos/photo-alt-text.ts';
import { hasAllPhotoFiles, hashOfPhoto, isSignedPhoto } from './photos/photo-files.ts';
import { photoLabel } from './photos/rules.ts';
import type { StoreContext } from './photos/store-photo.ts';
import { type PhotoFiles, storePhotoFiles } from './photos/store-photo-files.ts';
import { isUploadUrl } from './photos/uploaded-photo.ts';
import type { Listing } from './queries.ts';
import { isStockPhoto } from './rules.ts';
import { correctedPhotos } from './sheet/apply-corrections.ts';
import { storedFacts } from './stored-facts.ts';

type HostContext = StoreContext & Pick<Context, 'queue' | 'listingSource'>;

export type HostedPhotos = {
  success: boolean;
  localImageUrls: string[];
  leftOut: number;
  isComplete: boolean;
};

/**
 * Stores our own copies of a listing's photos. Each finished photo is written to the row at once, so an interrupted run
 * resumes where it stopped. Repeating a finished run changes nothing.
 */
export async function hostListingPhotos(
  ctx: HostContext,
  input: { listingId: string; imageUrls?: readonly string[] },
): Promise<HostedPhotos> {
  const listing = await findListing(ctx, input.listingId, input.imageUrls ?? []);
  const { byUrl: origins } = knownOrigins(listing);
  const urls = listing.images.filter((url) => !isStockPhoto(url) && !origins.get(url)?.isLeftOut);
  if (urls.length === 0) return answer(listing.localImages, { leftOut: 0, isComplete: true });
  const captions = storedFacts(listing)?.photoCaptions.value ?? {};
  const { photos, leftOut } = await gatherPhotos(
    ctx,
    urls.map((url) => ({ url, caption: captions[url], isChosen: isUploadUrl(ctx.site.url, url) })),
  );
  const hosted: HostedPhoto[] = [];
  for (const [at, photo] of photos.entries()) {
    const origin = await hostOrigin(ctx, listing, photo, origins.get(photo.url));
    const files = await storeFiles(ctx, listing, photo, origin?.kind ?? 'as-listed');
    if (!files) continue;
    const place = { position: at + 1, count: photos.length };
    hosted.push(describePhoto(listing, photo, { ...files, ...(origin && { origin }) }, place));
    const isCurrent = await writePhotos(ctx, listing, [...hosted, ...notYet(listing.localImages, hosted)]);
    if (!isCurrent) return answer(hosted, { leftOut: leftOut.length, isComplete: true });
  }
  const isComplete = !leftOut.some((photo) => photo.isTemporary);
  if (hosted.length === 0) return answer(listing.localImages, { leftOut: leftOut.length, isComplete });
  if (isComplete) await writePhotos(ctx, listing, hosted);
  // Images and emails made without these photos are made again; if there are none, nothing happens.
  if (listing.podcastId)
    await ctx.queue.send('rewrite-marketing', { listingId: listing.id }, { key: listing.id });
  return answer(hosted, { leftOut: leftOut.length, isComplete });
}

/** The same as a job: photos from a site in trouble are retried later, and a deleted listing is ignored. */
export async function hostQueuedPhotos(ctx: HostContext, listingId: string): Promise<void> {
  try {
    const { isComplete } = await hostListingPhotos(ctx, { listingId });
    if (!isComplete) throw new Unavailable('listing source', 'some photos could not be fetched yet');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

async function findListing(
  ctx: Pick<Context, 'db'>,
  listingId: string,
  given: readonly string[],
): Promise<Listing> {
  const images = photoUrls(given);
  if (given.length > 0 && images.length === 0) {
    throw new AppError('invalid', 'None of these links leads to a photo.');
  }
  const isThis = eq(listings.id, listingId);
  if (images.length > 0) await ctx.db.update(listings).set({ images }).where(isThis);
  const [listing] = await ctx.db.select().from(listings).where(isThis);
  if (!listing) throw new AppError('not_found', 'Listing not found');
  return listing;
}

/** The files an earlier run stored for this photo, or new ones: credentials say what the photo is. */
async function storeFiles(
  ctx: HostContext,
  { localImages, podcastId }: Listing,
  { bytes, measured: { hash } }: GatheredPhoto,
  kind: PhotoKind,
): Promise<PhotoFiles | undefined> {
  const known = localImages.find((one) => hashOfPhoto(one) === hash);
  const saysSo = (photo: HostedPhoto) =>
    !ctx.credentials || (isSignedPhoto(photo) && (photo.origin?.kind ?? 'as-listed') === kind);
  if (known && saysSo(known) && (await hasAllPhotoFiles(ctx, known.variants))) return known;
  return storePhotoFiles(ctx, { bytes, hash, podcastId, kind });
}

function describePhoto(
  listing: Listing,
  photo: GatheredPhoto,
  { origin, ...files }: PhotoFiles & { origin?: PhotoOrigin },
  place: { position: number; count: number },
): HostedPhoto {
  const facts = { street: listing.address, city: listing.city, state: listing.state };
  const { width, height, preview, variants } = files;
  const { credit } = photo.measured.notes;
  const written = correctedPhotos(listing.corrections)?.find(({ url }) => url === photo.url)?.alt;
  const label = origin ? photoLabel({ origin }) : null;
  return {
    alt: written
      ? withLabel(written, label)
      : photoAltText(facts, { ...place, caption: photo.caption, label }),
    width,
    height,
    preview,
    variants,
    sourceUrl: photo.url,
    ...(origin && { origin }),
    ...(credit && { credit }),
  };
}

/** Earlier photos stay until the run is finished. */
function notYet(earlier: HostedPhoto[], hosted: HostedPhoto[]): HostedPhoto[] {
  const done = new Set(hosted.map(hashOfPhoto));
  return earlier.filter((photo) => !done.has(hashOfPhoto(photo)));
}

/** False if the listing got other photos in the meantime: this run is out of date and must not write. */
async function writePhotos(
  ctx: Pick<Context, 'db'>,
  listing: Listing,
  localImages: HostedPhoto[],
): Promise<boolean> {
  const rows = await ctx.db
    .update(listings)
    // Copied photos are not a change to the home, so an open edit or approval stays valid.
    .set({ localImages, updatedAt: sql`${listings.updatedAt}` })
    .where(and(eq(listings.id, listing.id), eq(listings.images, listing.images)))
    .returning({ id: listings.id });
  return rows.length > 0;
}

function answer(photos: HostedPhoto[], rest: { leftOut: number; isComplete: boolean }): HostedPhotos {
  const localImageUrls = photos.flatMap(({ variants }) => {
    const jpegs = variants.filter(({ type }) => type === 'image/jpeg').sort((a, b) => b.width - a.width);
    return jpegs[0] ? [jpegs[0].url] : [];
  });
  return { success: localImageUrls.length > 0, localImageUrls, ...rest };
}
