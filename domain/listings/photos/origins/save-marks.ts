import { eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Listing } from '../../queries.ts';
import { checkMarks } from './check-marks.ts';
import { type KnownOrigins, knownOrigins, markedPhotos } from './known-origins.ts';
import type { EditedMark, PhotoMark } from './schema.ts';

type Saving = { podcastId: string; by: string };

/**
 * Saves what an agent says about the photos of an ordered home, with who and when, in the caller's transaction. It
 * overrides captions, remarks and earlier statements. May be repeated. Our copies follow in a job.
 */
export async function saveMarks(
  tx: Pick<Context, 'db' | 'queue' | 'now'>,
  { podcastId, by, change }: Saving & { change: (marks: PhotoMark[], listing: Listing) => PhotoMark[] },
): Promise<Listing> {
  const isThis = eq(listings.podcastId, podcastId);
  const [listing] = await tx.db.select().from(listings).where(isThis).for('update');
  if (!listing) throw new AppError('conflict', 'We haven’t read this home’s listing yet.');
  const before = markedPhotos(listing.corrections) ?? [];
  const marks = change(before, listing);
  const correction = { value: marks, by, at: tx.now().toISOString(), pageSaid: null };
  const corrections = { ...listing.corrections, photoOrigins: correction };
  await tx.db.update(listings).set({ corrections }).where(isThis);
  await tx.queue.send('host-listing-photos', { listingId: listing.id }, { key: listing.id });
  return { ...listing, corrections };
}

/**
 * The given marks; statements about other photos stay, including photos that the screen doesn't know about
 * yet.
 */
export function mergeMarks(edited: EditedMark[]) {
  return (before: PhotoMark[], { images }: Pick<Listing, 'images'>): PhotoMark[] => {
    const known = new Map(before.map((mark) => [mark.url, mark]));
    const marks = completeMarks(edited, (url) => known.get(url)?.original);
    const originals = new Set(before.flatMap(({ original }) => original ?? []));
    checkMarks(marks, { photos: new Set(images), originals });
    return [...new Map([...before, ...marks].map((mark) => [mark.url, mark])).values()];
  };
}

/** Marks with the existing originals, unless they say otherwise. */
export function completeMarks(
  edited: readonly EditedMark[],
  originalOf: (url: string) => string | null | undefined,
): PhotoMark[] {
  return edited.map(({ original, ...mark }) => ({
    ...mark,
    original: original === undefined ? (originalOf(mark.url) ?? null) : original,
  }));
}

/** One photo's original, which has just been stored. */
export function addOriginal(url: string, original: string) {
  return (before: PhotoMark[], listing: Listing): PhotoMark[] => {
    const added = withOriginal(before, { url, original }, knownOrigins(listing));
    checkMarks(added.slice(-1), { photos: new Set(listing.images), originals: new Set([original]) });
    return added;
  };
}

/**
 * The marks with the original of one photo. A photo with an original was altered: staged, unless someone
 * says edited.
 */
export function withOriginal(
  before: PhotoMark[],
  { url, original }: { url: string; original: string },
  { byUrl }: Pick<KnownOrigins, 'byUrl'>,
): PhotoMark[] {
  const mark = before.find((one) => one.url === url);
  const others = before.filter((one) => one.url !== url);
  const kind = (mark ?? byUrl.get(url))?.kind === 'edited' ? 'edited' : 'staged';
  return [...others, { edits: '', isLeftOut: false, ...mark, url, kind, original }];
}
