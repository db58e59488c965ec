import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { limitReadings } from '#domain/listings/limit-readings.ts';
import { withOwnPhoto } from '#domain/listings/photos/preview-photo.ts';
import { previewOf } from '#domain/listings/preview-listing.ts';
import { findListingDraft, type ListingDraft } from '#domain/listings/queries.ts';
import { applyCorrections } from '#domain/listings/sheet/apply-corrections.ts';
import { correctDraft, DRAFT_GONE } from '#domain/listings/sheet/correct-draft.ts';
import { describeSheet } from '#domain/listings/sheet/describe-sheet.ts';
import { VISITOR } from '#domain/listings/sheet/rules.ts';
import { saveReading } from '#domain/listings/sheet/save-reading.ts';
import { estimateDraft } from '#domain/podcasts/estimate-draft.ts';
import type { Handlers } from '../operation.ts';
import type { listingDraftData } from './contract.ts';

export const listingDraftHandlers: Handlers<typeof listingDraftData> = {
  'POST /api/listing-drafts': async ({ ctx, clientIp }) => {
    await limitReadings(ctx, clientIp);
    return { draftId: await saveReading(ctx, { sourceUrl: null, origin: 'typed', facts: null }) };
  },
  'GET /api/listing-drafts/:draftId': async ({ ctx }, { draftId }) => {
    const draft = await findListingDraft(ctx, draftId);
    if (!draft) throw new AppError('not_found', DRAFT_GONE);
    return showDraft(ctx, draft);
  },
  'PATCH /api/listing-drafts/:draftId': async ({ ctx, session, clientIp }, input) =>
    showDraft(ctx, await correctDraft(ctx, { ...input, by: session?.email ?? VISITOR, ip: clientIp })),
  'POST /api/listing-drafts/:draftId/estimate': ({ ctx, clientIp }, input) =>
    estimateDraft(ctx, { ...input, ip: clientIp }),
};

/** A draft, as its customer sees it; our server serves every photo. */
export async function showDraft(ctx: Pick<Context, 'now' | 'keys' | 'site'>, draft: ListingDraft) {
  const sheet = describeSheet(draft, ctx);
  const photos = sheet.photos.map(async (photo) => {
    const { photo: src } = await withOwnPhoto(ctx, { photo: photo.url });
    const { photo: originalSrc } = await withOwnPhoto(ctx, { photo: photo.origin.originalSrc });
    return { ...photo, src: src ?? '', origin: { ...photo.origin, originalSrc } };
  });
  const preview = previewOf(applyCorrections(draft.facts, draft.corrections));
  return {
    listingUrl: draft.sourceUrl,
    preview: await withOwnPhoto(ctx, preview),
    sheet: { ...sheet, photos: await Promise.all(photos) },
  };
}
