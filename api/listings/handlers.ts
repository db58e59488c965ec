import { recordAudit } from '#domain/audit.ts';
import { AppError } from '#domain/errors.ts';
import { mapPlaceUrl } from '#domain/listings/address/map-place.ts';
import { approveListing } from '#domain/listings/approve-listing.ts';
import { listAwaitingListings } from '#domain/listings/awaiting/queries.ts';
import { createListing } from '#domain/listings/create-listing.ts';
import { draftListing } from '#domain/listings/draft-listing.ts';
import { editListing } from '#domain/listings/edit-listing.ts';
import { fixListingAddress } from '#domain/listings/fix-listing-address.ts';
import { giveAddress } from '#domain/listings/give-address.ts';
import { hostListingPhotos } from '#domain/listings/host-listing-photos.ts';
import { limitReadings } from '#domain/listings/limit-readings.ts';
import { findByMlsAddress } from '#domain/listings/mls/find-mls-listing.ts';
import { withOwnPhoto } from '#domain/listings/photos/preview-photo.ts';
import { populateListing } from '#domain/listings/populate-listing.ts';
import { previewListing } from '#domain/listings/preview-listing.ts';
import { findListing, type Listing } from '#domain/listings/queries.ts';
import { refreshListing } from '#domain/listings/refresh-listing.ts';
import { EditableListing } from '#domain/listings/schema.ts';
import { processChatData } from '#domain/podcasts/process-chat-data.ts';
import { actorOf } from '../http/call.ts';
import type { Handlers } from '../operation.ts';
import type { listingData, listingFunctions } from './contract.ts';

export const listingHandlers: Handlers<typeof listingFunctions & typeof listingData> = {
  'generate-maps-url': async ({ ctx }, input) => mapPlaceUrl(ctx.maps, input),
  'auto-populate-listing-data': async (call, input) => {
    const { listing } = await populateListing(call.ctx, { ...input, actor: actorOf(call) });
    return { success: true, listingId: listing.id, slug: listing.slug, status: listing.status };
  },
  'create-listing-with-ai': async (call, input) => {
    const { listing, isNew } = await createListing(call.ctx, { ...input, actor: actorOf(call) });
    const { id, slug, status, address, city, state, price } = listing;
    return { success: true, listingId: id, slug, status, isNew, address, city, state, price };
  },
  'refresh-listing-data': (call, input) => refreshListing(call.ctx, { ...input, actor: actorOf(call) }),
  'fix-listing-address': (call, input) => fixListingAddress(call.ctx, { ...input, actor: actorOf(call) }),
  'process-manual-chatgpt-data': async (call, input) => {
    const { listing, status } = await processChatData(call.ctx, { ...input, actor: actorOf(call) });
    return { success: true, listingId: listing.id, slug: listing.slug, status };
  },
  'host-listing-images': async (call, input) => {
    const { success, localImageUrls, leftOut } = await hostListingPhotos(call.ctx, input);
    const details = { hosted: localImageUrls.length, leftOut };
    const subject = input.listingId;
    await recordAudit(call.ctx, { ...actorOf(call), action: 'listing.photos_hosted', subject, details });
    return { success, localImageUrls, leftOut };
  },
  'preview-listing': async ({ ctx, clientIp }, input) =>
    withOwnPhoto(ctx, await previewListing(ctx, { ...input, ip: clientIp })),
  'read-pasted-listing': async ({ ctx, clientIp }, input) => {
    await limitReadings(ctx, clientIp);
    return withOwnPhoto(ctx, await draftListing(ctx, input));
  },
  'GET /api/listings/awaiting': ({ ctx }, query) => listAwaitingListings(ctx, query),
  'GET /api/listings/:listingId': async ({ ctx }, { listingId }) => {
    const listing = await findListing(ctx, listingId);
    if (!listing) throw new AppError('not_found', 'Listing not found');
    return { listing: editable(listing) };
  },
  'PATCH /api/listings/:listingId': async (call, input) => ({
    listing: editable(await editListing(call.ctx, { ...input, actor: actorOf(call) })),
  }),
  'POST /api/listings/:listingId/address': async (call, input) => {
    await giveAddress(call.ctx, { ...input, actor: actorOf(call) });
    return { success: true };
  },
  'PATCH /api/listings/:listingId/status': (call, { listingId, updatedAt }) =>
    approveListing(call.ctx, { listingId, updatedAt, actor: actorOf(call) }),
  'GET /api/mls-listings': async ({ ctx, clientIp }, address) => {
    await limitReadings(ctx, clientIp);
    const found = await findByMlsAddress(ctx, address);
    return {
      listings: found.map(({ feed, record }) => ({
        mls: feed.id,
        mlsNumber: String(record.fields.ListingId),
      })),
    };
  },
};

function editable(listing: Listing): EditableListing {
  return {
    ...EditableListing.omit({ updatedAt: true }).parse(listing),
    updatedAt: listing.updatedAt.toISOString(),
  };
}
