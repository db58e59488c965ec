import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { PhotoRefusal } from '#adapters/images/contract.ts';
import { photoUploads } from '#db/schema/listings.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { limitCalls } from '../../limit-calls.ts';
import { captionOfFile } from '../photos/photo-alt-text.ts';
import { uploadKey, uploadUrl } from '../photos/uploaded-photo.ts';
import { findListingDraft, type ListingDraft } from '../queries.ts';
import { changeDraft, DRAFT_GONE } from './correct-draft.ts';
import { sheetPhotos } from './describe-sheet.ts';
import { MAX_SHEET_PHOTOS } from './rules.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'accounts' | 'site' | 'images' | 'storage'>;
type Upload = { draftId: string; bytes: Uint8Array; fileName: string; by: string; ip: string };

const limits = [
  { limit: 120, windowSeconds: 3600 },
  { limit: 300, windowSeconds: 86_400 },
];
const TOO_MANY = 'You’ve sent a lot of photos. Please wait a little and try again.';
const FULL = 'You have added too many photos for one home.';
const HEIC = 'This is an iPhone HEIC photo. Please export it as a JPEG and add it again.';
/** Enough for the largest copy that a page shows, with room for cropping. */
const MAX_SIDE = 2560;

/**
 * Adds a photo to a draft: upright, without metadata (cameras write the place into it), as a JPEG of ours. May be
 * repeated: the same photo is stored once. Without an order, it is deleted with the draft.
 */
export async function addPhoto(
  ctx: Ctx,
  { draftId, bytes, fileName, by, ip }: Upload,
): Promise<ListingDraft> {
  await limitCalls(ctx, 'add-photo', ip, limits, TOO_MANY);
  if (!(await findListingDraft(ctx, draftId))) throw new AppError('not_found', DRAFT_GONE);
  const photo = await ctx.images.shrink(bytes, MAX_SIDE);
  if (photo.kind === 'refused') throw new AppError('invalid', explain(bytes, photo));
  const id = randomUUID();
  // Before the row: a row always has its file, and a file without a row is swept.
  await ctx.storage.put(uploadKey(id), photo.bytes, { contentType: 'image/jpeg' });
  return changeDraft(ctx, draftId, async (tx, draft) => {
    const url = uploadUrl(tx.site.url, await saveUpload(tx, { id, draftId, hash: photo.hash }));
    const photos = sheetPhotos(draft);
    const isListed = photos.some((known) => known.url === url);
    const value = isListed ? photos : [...photos, { url, alt: captionOfFile(fileName) ?? '' }];
    return { ...draft.corrections, photos: { value, by, at: tx.now().toISOString(), pageSaid: null } };
  });
}

/** The id of the upload, or of the same photo if it is there already. */
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

function explain(bytes: Uint8Array, { message }: PhotoRefusal): string {
  const brand = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return /^ftyp(?:hei[cx]|hev[cx]|mif1|msf1)$/.test(brand) ? HEIC : message;
}
