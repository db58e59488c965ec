import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { type FactCorrections, listingDrafts, photoUploads } from '#db/schema/listings.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { limitCalls } from '../../limit-calls.ts';
import type { FieldName } from '../extraction/facts.ts';
import { checkMarks } from '../photos/origins/check-marks.ts';
import { completeMarks } from '../photos/origins/save-marks.ts';
import { uploadUrl } from '../photos/uploaded-photo.ts';
import { type ListingDraft, readDraftRow } from '../queries.ts';
import { draftOrigins, sheetPhotos } from './describe-sheet.ts';
import type { EditDraft, SheetPhoto } from './schema.ts';

type Ctx = Pick<Context, 'db' | 'queue' | 'now' | 'accounts' | 'site'>;

/** Generous for typing, which is saved in steps. */
const limits = [
  { limit: 300, windowSeconds: 600 },
  { limit: 3000, windowSeconds: 86_400 },
];
export const DRAFT_GONE = 'This draft no longer exists. Please start again.';
const PAID = 'This order is already paid. To fix a fact, open the home in My Account.';

/**
 * Saves a customer's corrections before payment, with who and when; the page's own facts are kept separately.
 * May be repeated. The API has checked the values.
 */
export async function correctDraft(
  ctx: Ctx,
  { draftId, by, ip, ...edit }: EditDraft & { by: string; ip: string },
): Promise<ListingDraft> {
  await limitCalls(ctx, 'edit-draft', ip, limits);
  return changeDraft(ctx, draftId, async (tx, draft) => {
    const corrections = { ...draft.corrections };
    const correct = (field: string, value: unknown) => {
      const pageSaid = /^photo(?:s|Origins)$/.test(field)
        ? null
        : (draft.facts?.[field as FieldName]?.value ?? null);
      corrections[field] = { value, by, at: tx.now().toISOString(), pageSaid };
    };
    for (const [field, value] of Object.entries(edit.values)) if (value !== undefined) correct(field, value);
    for (const field of edit.leaveOut) correct(field, null);
    if (edit.photos) {
      await requireOwnPhotos(tx, draft, edit.photos);
      correct('photos', edit.photos);
    }
    if (edit.photoOrigins) {
      const own = await listOwnPhotos(tx, draft);
      const { byUrl } = draftOrigins(draft);
      const marks = completeMarks(edit.photoOrigins, (url) => byUrl.get(url)?.originalUrl);
      checkMarks(marks, { photos: own, originals: own });
      correct('photoOrigins', marks);
    }
    for (const field of edit.undo) delete corrections[field];
    return corrections;
  });
}

/** Changes an unpaid draft's corrections, one change after the other. */
export function changeDraft<C extends Pick<Context, 'db' | 'queue' | 'now'>>(
  ctx: C,
  draftId: string,
  change: (tx: C, draft: ListingDraft) => Promise<FactCorrections>,
): Promise<ListingDraft> {
  return inTransaction(ctx, async (tx) => {
    const isThis = eq(listingDrafts.id, draftId);
    const [row] = await tx.db.select().from(listingDrafts).where(isThis).for('update');
    if (!row) throw new AppError('not_found', DRAFT_GONE);
    if (row.orderedAt) throw new AppError('conflict', PAID);
    const corrections = await change(tx, readDraftRow(row));
    const changes = { corrections, updatedAt: tx.now() };
    const [after] = await tx.db.update(listingDrafts).set(changes).where(isThis).returning();
    return readDraftRow(after ?? row);
  });
}

/** Only photos of its pages and of this draft: our server fetches and shows whatever the list names. */
async function requireOwnPhotos(ctx: Ctx, draft: ListingDraft, photos: SheetPhoto[]): Promise<void> {
  const own = await listOwnPhotos(ctx, draft);
  if (photos.every(({ url }) => own.has(url))) return;
  throw new AppError('invalid', 'One of these photos doesn’t belong to this home. Reload the page.');
}

async function listOwnPhotos(ctx: Ctx, draft: ListingDraft): Promise<Set<string>> {
  const uploads = await ctx.db
    .select({ id: photoUploads.id })
    .from(photoUploads)
    .where(eq(photoUploads.draftId, draft.id));
  return new Set([
    ...(draft.facts?.photos.value ?? []),
    // Those of an earlier page, which a new reading leaves in the list.
    ...sheetPhotos(draft).map(({ url }) => url),
    ...uploads.map(({ id }) => uploadUrl(ctx.site.url, id)),
  ]);
}
