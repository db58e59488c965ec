import { AppError } from '#domain/errors.ts';
import { approveListing as approve } from '#domain/listings/approve-listing.ts';
import { listAwaitingListings } from '#domain/listings/awaiting/queries.ts';
import { editListing as edit } from '#domain/listings/edit-listing.ts';
import { previewOf } from '#domain/listings/preview-listing.ts';
import { findListing, findListingDraft, type Listing } from '#domain/listings/queries.ts';
import { type AwaitingQuery, EditableListing, type EditListing } from '#domain/listings/schema.ts';
import type { Call } from '../http/call.ts';
import { actorOf } from './function-handlers.ts';

export async function readAwaitingListings({ ctx }: Call, query: AwaitingQuery) {
  return listAwaitingListings(ctx, query);
}

export async function approveListing(
  call: Call,
  { listingId, updatedAt }: { listingId: string; updatedAt?: string | undefined },
) {
  return approve(call.ctx, { listingId, updatedAt, actor: actorOf(call) });
}

export async function readListing({ ctx }: Call, { listingId }: { listingId: string }) {
  const listing = await findListing(ctx, listingId);
  if (!listing) throw new AppError('not_found', 'Listing not found');
  return { listing: editable(listing) };
}

export async function editListing(call: Call, input: EditListing) {
  return { listing: editable(await edit(call.ctx, { ...input, actor: actorOf(call) })) };
}

function editable(listing: Listing): EditableListing {
  return {
    ...EditableListing.omit({ updatedAt: true }).parse(listing),
    updatedAt: listing.updatedAt.toISOString(),
  };
}

export async function readListingDraft({ ctx }: Call, { draftId }: { draftId: string }) {
  const draft = await findListingDraft(ctx, draftId);
  if (!draft)
    throw new AppError('not_found', 'This draft is not there any more. Please send the page again.');
  return { listingUrl: draft.sourceUrl, preview: previewOf(draft.facts) };
}
