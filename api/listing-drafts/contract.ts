import { z } from 'zod';
import { ListingPreview } from '#domain/listings/schema.ts';
import { DraftId, EditDraft, ListingSheet, TalkEstimate } from '#domain/listings/sheet/schema.ts';
import type { DataTable } from '../operation.ts';

/** The fact sheet of a home before it is ordered. Whoever has the draft's id may see and edit it. */
export const listingDraftData = {
  'POST /api/listing-drafts': {
    access: 'visitor',
    summary: 'Starts an empty fact sheet, for a home without a page to read',
    input: z.object({}),
    output: z.object({ draftId: z.string() }),
  },
  'GET /api/listing-drafts/:draftId': {
    access: 'visitor',
    summary: 'What is known about a home before it is ordered; anyone with the id may see it',
    input: z.object({ draftId: DraftId }),
    output: z.object({ listingUrl: z.string().nullable(), preview: ListingPreview, sheet: ListingSheet }),
  },
  'PATCH /api/listing-drafts/:draftId': {
    access: 'visitor',
    summary: 'Corrects, adds and leaves out facts and photos; refused once the order is paid',
    input: EditDraft,
    output: z.object({ listingUrl: z.string().nullable(), preview: ListingPreview, sheet: ListingSheet }),
  },
  'POST /api/listing-drafts/:draftId/estimate': {
    access: 'visitor',
    summary: 'How long the episode becomes with the facts on the sheet, and a few lines of it',
    input: z.object({
      draftId: DraftId,
      agentName: z.string().max(200).default(''),
      additionalDetails: z.string().max(4000).default(''),
    }),
    output: TalkEstimate,
  },
} as const satisfies DataTable;
