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
    summary: 'The address of an embeddable map of a place',
    input: z.object({
      address: z.string().max(300).nullish(),
      city: z.string().max(100).nullish(),
      state: z.string().max(100).nullish(),
      zipCode: z.string().max(20).nullish(),
      latitude: z.number().min(-90).max(90).nullish(),
      longitude: z.number().min(-180).max(180).nullish(),
    }),
    output: z.object({ embedUrl: z.string().nullable() }),
  },
  'auto-populate-listing-data': {
    access: 'admin',
    summary: 'Reads a listing’s page into its row',
    input: PopulateListing,
    output: z.object({ success: z.boolean(), listingId: z.string(), slug: z.string(), status: z.string() }),
  },
  'create-listing-with-ai': {
    access: 'admin',
    summary: 'Makes a filled listing out of a link; the same link gives the same listing',
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
    summary: 'Reads a listing’s page again and keeps the history of price and sale',
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
    summary: 'Fills missing and placeholder parts of a listing’s address',
    input: FixListingAddress,
    output: z.object({ message: z.string() }),
  },
  'process-manual-chatgpt-data': {
    access: 'admin',
    summary: 'Keeps pasted AI-chat data for an order and fills its listing from it',
    input: ProcessChatData,
    output: z.object({ success: z.boolean(), listingId: z.string(), slug: z.string(), status: z.string() }),
  },
  'host-listing-images': {
    access: 'admin',
    summary: 'Keeps our own copies of a listing’s photos',
    input: HostListingImages,
    output: z.object({
      success: z.boolean(),
      localImageUrls: z.array(z.string()),
      leftOut: z.number(),
    }),
  },
  'preview-listing': {
    access: 'visitor',
    summary: 'What a listing link holds, before anything is ordered',
    input: PreviewListing,
    output: ListingPreview,
  },
  'read-pasted-listing': {
    access: 'visitor',
    summary: 'Reads pasted text or HTML of a listing page and keeps its facts as a draft to order with',
    input: ReadPastedListing,
    output: ListingPreview.extend({ draftId: z.string().nullable() }),
  },
} as const satisfies FunctionTable;

export const listingData = {
  'GET /api/listings/awaiting': {
    access: 'admin',
    summary: 'A page of listings that wait for their data or for approval, the longest waiting first',
    input: AwaitingQuery,
    output: z.object({ listings: z.array(AwaitingListing), nextCursor: z.string().nullable() }),
  },
  'GET /api/listings/:listingId': {
    access: 'admin',
    summary: 'What staff may change on a listing page, as it stands',
    input: z.object({ listingId: ListingId }),
    output: z.object({ listing: EditableListing }),
  },
  'PATCH /api/listings/:listingId': {
    access: 'admin',
    summary: 'Changes a listing page; refused when somebody else changed it since it was read',
    input: EditListing,
    output: z.object({ listing: EditableListing }),
  },
  'PATCH /api/listings/:listingId/status': {
    access: 'admin',
    summary: 'Makes a listing with data public',
    input: ApproveListing,
    output: z.object({ id: z.string(), slug: z.string(), status: z.literal('active') }),
  },
  'GET /api/listing-drafts/:draftId': {
    access: 'visitor',
    summary: 'What was read from a handed-in page; whoever holds the id may see it',
    input: z.object({ draftId: z.uuid() }),
    output: z.object({ listingUrl: z.string().nullable(), preview: ListingPreview }),
  },
} as const satisfies DataTable;
