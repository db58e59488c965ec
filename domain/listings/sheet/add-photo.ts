import { and, count, eq } from 'drizzle-orm';
import { photoUploads } from '#db/schema/listings.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { limitCalls } from '../../limit-calls.ts';
import { markedPhotos } from '../photos/origins/known-origins.ts';
import { withOriginal } from '../photos/origins/save-marks.ts';
import { captionOfFile } from '../photos/photo-alt-text.ts';
import { storeUpload } from '../photos/store-upload.ts';
import { uploadUrl } from '../photos/uploaded-photo.ts';
import { findListingDraft, type ListingDraft } from '../queries.ts';
import { changeDraft, DRAFT_GONE } from './correct-draft.ts';
import { draftOrigins, sheetPhotos } from './describe-sheet.ts';
import { MAX_SHEET_PHOTOS } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'accounts' | 'site' | 'images' | 'storage'>;
type Upload = {
  draftId: string;
  bytes: Uint8Array;
  fileName: string;
  /** The original of this photo, before it was altered. */
  originalOf?: string | undefined;
  by: string;
  ip: string;
};

const limits = [
  { limit: 120, windowSeconds: 3600 },
  { limit: 300, windowSeconds: 86_400 },
];
const TOO_MANY = 'You’ve sent a lot of photos. Please wait a little and try again.';
const FULL = 'You have added too many photos for one home.';
const NOT_AN_ORIGINAL = 'This is not the original of one of these photos. Reload the page.';

/**
 * Adds a photo to a draft: upright, without metadata (cameras write the place into it), as our own JPEG. May be
 * repeated: the same photo is stored once. Without an order, it is deleted with the draft.
 */
export async function addPhoto(
  ctx: Ctx,
  { draftId, bytes, fileName, originalOf, by, ip }: Upload,
): Promise<ListingDraft> {
  await limitCalls(ctx, 'add-photo', ip, limits, TOO_MANY);
  if (!(await findListingDraft(ctx, draftId))) throw new AppError('not_found', DRAFT_GONE);
  // Before the row: a row always has its file, and a file without a row is swept.
  const { id, hash } = await storeUpload(ctx, bytes);
  return changeDraft(ctx, draftId, async (tx, draft) => {
    const url = uploadUrl(tx.site.url, await saveUpload(tx, { id, draftId, hash }));
    const photos = sheetPhotos(draft);
    if (originalOf !== undefined) {
      if (url === originalOf || !photos.some((photo) => photo.url === originalOf))
        throw new AppError('invalid', NOT_AN_ORIGINAL);
      const value = withOriginal(
        markedPhotos(draft.corrections) ?? [],
        { url: originalOf, original: url },
        draftOrigins(draft),
      );
      const correction = { value, by, at: tx.now().toISOString(), pageSaid: null };
      return { ...draft.corrections, photoOrigins: correction };
    }
    const isListed = photos.some((known) => known.url === url);
    const value = isListed ? photos : [...photos, { url, alt: captionOfFile(fileName) ?? '' }];
    return { ...draft.corrections, photos: { value, by, at: tx.now().toISOString(), pageSaid: null } };
  });
}

/** The id of the upload, or of the same photo if it already exists. */
async function saveUpload(tx: Ctx, upload: { id: string; draftId: string; hash: string }): Promise<string> {
  const ofDraft = eq(photoUploads.draftId, upload.draftId);
  const [known] = await tx.db
    .select({ id: photoUploads.id })
    .from(photoUploads)
    .where(and(ofDraft, eq(photoUploads.hash, upload.hash)));
  if (known) return known.id;
  const [held] = await tx.db.select({ photos: count() }).from(photoUploads).where(ofDraft);
  if ((held?.photos ?? 0) >= 2 * MAX_SHEET_PHOTOS) throw new AppError('invalid', FULL);
  await tx.db.insert(photoUploads).values({ ...upload, createdAt: tx.now() });
  return upload.id;
}
