import { z } from 'zod';
import {
  ApproveListing,
  AwaitingListing,
  AwaitingQuery,
  CreateListing,
  EditableListing,
  EditListing,
  FixListingAddress,
  HostListingImages,
  ListingAddress,
  ListingId,
  ListingPreview,
  PopulateListing,
  PreviewListing,
  ProcessChatData,
  ReadPastedListing,
  RefreshListing,
} from '#domain/listings/schema.ts';
import type { DataTable, FunctionTable } from '../operation.ts';

/** Reading, writing and publishing listings. */
export const listingFunctions = {
  'generate-maps-url': {
    access: 'visitor',
    summary: 'The URL of an embeddable map of a place',
    input: z.object({
      address: z.string().max(300).nullish(),
      city: z.string().max(100).nullish(),
      state: z.string().max(100).nullish(),
      zipCode: z.string().max(20).nullish(),
      latitude: z.number().min(-90).max(90).nullish(),
      longitude: z.number().min(-180).max(180).nullish(),
    }),
    output: z.object({ embedUrl: z.string().nullable(), isApproximate: z.boolean() }),
  },
  'auto-populate-listing-data': {
    access: 'admin',
    summary: 'Fills a listing from its page',
    input: PopulateListing,
    output: z.object({ success: z.boolean(), listingId: z.string(), slug: z.string(), status: z.string() }),
  },
  'create-listing-with-ai': {
    access: 'admin',
    summary: 'Creates a listing from a link and fills it; the same link returns the same listing',
    input: CreateListing,
    output: z.object({
      success: z.boolean(),
      listingId: z.string(),
      slug: z.string(),
      status: z.string(),
      isNew: z.boolean(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      price: z.string().nullable(),
    }),
  },
  'refresh-listing-data': {
    access: 'admin',
    summary: 'Reads a listing’s page again and records price and status changes',
    input: RefreshListing,
    output: z.object({
      success: z.boolean(),
      message: z.string(),
      changes: z.array(
        z.object({ field: z.enum(['price', 'status']), before: z.string(), after: z.string() }),
      ),
    }),
  },
  'fix-listing-address': {
    access: 'admin',
    summary: 'Completes missing and placeholder parts of a listing’s address',
    input: FixListingAddress,
    output: z.object({ message: z.string() }),
  },
  'process-manual-chatgpt-data': {
    access: 'admin',
    summary: 'Saves pasted AI-chat data for an order and fills its listing from it',
    input: ProcessChatData,
    output: z.object({ success: z.boolean(), listingId: z.string(), slug: z.string(), status: z.string() }),
  },
  'host-listing-images': {
    access: 'admin',
    summary: 'Copies a listing’s photos to our own storage',
    input: HostListingImages,
    output: z.object({
      success: z.boolean(),
      localImageUrls: z.array(z.string()),
      leftOut: z.number(),
    }),
  },
  'preview-listing': {
    access: 'visitor',
    summary: 'Reads a listing link before anything is ordered and saves its facts as a draft',
    input: PreviewListing,
    output: ListingPreview.extend({ draftId: z.string().nullable() }),
  },
  'read-pasted-listing': {
    access: 'visitor',
    summary: 'Reads the pasted text or HTML of a listing page and saves its facts as a draft',
    input: ReadPastedListing,
    output: ListingPreview.extend({ draftId: z.string().nullable(), listingUrl: z.string().nullable() }),
  },
} as const satisfies FunctionTable;

export const listingData = {
  'GET /api/listings/awaiting': {
    access: 'admin',
    summary: 'A page of listings that await data or approval, oldest first',
    input: AwaitingQuery,
    output: z.object({ listings: z.array(AwaitingListing), nextCursor: z.string().nullable() }),
  },
  'GET /api/listings/:listingId': {
    access: 'admin',
    summary: 'The fields of a listing that staff can edit',
    input: z.object({ listingId: ListingId }),
    output: z.object({ listing: EditableListing }),
  },
  'PATCH /api/listings/:listingId': {
    access: 'admin',
    summary: 'Edits a listing; rejected if someone else changed it since it was read',
    input: EditListing,
    output: z.object({ listing: EditableListing }),
  },
  'POST /api/listings/:listingId/address': {
    access: 'admin',
    summary: 'Gives a listing that was never read its address; one with data is left alone',
    input: ListingAddress,
    output: z.object({ success: z.literal(true) }),
  },
  'PATCH /api/listings/:listingId/status': {
    access: 'admin',
    summary: 'Publishes a listing that has data',
    input: ApproveListing,
    output: z.object({ id: z.string(), slug: z.string(), status: z.literal('active') }),
  },
  'GET /api/mls-listings': {
    access: 'visitor',
    summary: 'The MLS numbers of the listings at an address',
    input: z.object({ street: z.string().trim().min(3).max(120), zip: z.string().regex(/^\d{5}$/) }),
    output: z.object({
      listings: z.array(z.object({ mls: z.string(), mlsNumber: z.string() })),
    }),
  },
} as const satisfies DataTable;
