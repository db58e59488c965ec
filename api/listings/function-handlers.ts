import type { z } from 'zod';
import { recordAudit } from '#domain/audit.ts';
import { createListing } from '#domain/listings/create-listing.ts';
import { draftListing } from '#domain/listings/draft-listing.ts';
import type { Actor } from '#domain/listings/fill-listing.ts';
import { fixListingAddress } from '#domain/listings/fix-listing-address.ts';
import { hostListingPhotos } from '#domain/listings/host-listing-photos.ts';
import { limitReadings } from '#domain/listings/limit-readings.ts';
import { populateListing } from '#domain/listings/populate-listing.ts';
import { previewListing } from '#domain/listings/preview-listing.ts';
import { refreshListing } from '#domain/listings/refresh-listing.ts';
import { processChatData } from '#domain/podcasts/process-chat-data.ts';
import type { Functions } from '../contract.ts';
import type { Call } from '../http/call.ts';

type Given<Name extends keyof Functions> = z.output<Functions[Name]['input']>;

export function actorOf({ session, clientIp }: Call): Actor {
  return { actorId: session?.userId ?? null, ip: clientIp };
}

export async function autoPopulateListingData(call: Call, input: Given<'auto-populate-listing-data'>) {
  const { listing } = await populateListing(call.ctx, { ...input, actor: actorOf(call) });
  return { success: true, listingId: listing.id, slug: listing.slug, status: listing.status };
}

export async function createListingWithAi(call: Call, input: Given<'create-listing-with-ai'>) {
  const { listing, isNew } = await createListing(call.ctx, { ...input, actor: actorOf(call) });
  const { id, slug, status, address, city, state, price } = listing;
  return { success: true, listingId: id, slug, status, isNew, address, city, state, price };
}

export async function refreshListingData(call: Call, input: Given<'refresh-listing-data'>) {
  return refreshListing(call.ctx, { ...input, actor: actorOf(call) });
}

export async function fixAddress(call: Call, input: Given<'fix-listing-address'>) {
  return fixListingAddress(call.ctx, { ...input, actor: actorOf(call) });
}

export async function processManualChatgptData(call: Call, input: Given<'process-manual-chatgpt-data'>) {
  const { listing, status } = await processChatData(call.ctx, { ...input, actor: actorOf(call) });
  return { success: true, listingId: listing.id, slug: listing.slug, status };
}

export async function hostListingImages(call: Call, input: Given<'host-listing-images'>) {
  const { success, localImageUrls, leftOut } = await hostListingPhotos(call.ctx, input);
  const details = { hosted: localImageUrls.length, leftOut };
  await recordAudit(call.ctx, {
    ...actorOf(call),
    action: 'listing.photos_hosted',
    subject: input.listingId,
    details,
  });
  return { success, localImageUrls, leftOut };
}

export async function previewListingLink({ ctx, clientIp }: Call, input: Given<'preview-listing'>) {
  return previewListing(ctx, { ...input, ip: clientIp });
}

export async function readPastedListing({ ctx, clientIp }: Call, input: Given<'read-pasted-listing'>) {
  await limitReadings(ctx, clientIp);
  return draftListing(ctx, input);
}
