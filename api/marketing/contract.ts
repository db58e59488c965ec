import { z } from 'zod';
import {
  EditPart,
  GenerateListingSocialImage,
  GenerateSocialMedia,
  MarketingKit,
  SettleOffer,
  WritePart,
} from '#domain/marketing/schema.ts';
import type { DataTable, FunctionTable } from '../operation.ts';

/** The marketing kit. All of it belongs to the podcast's owner; staff may see and change every one. */
export const marketingFunctions = {
  'generate-social-media': {
    access: 'user',
    summary: 'Writes the posts of an own podcast anew from the facts of its listing',
    input: GenerateSocialMedia,
    output: z.object({
      success: z.boolean(),
      content: z.object({
        facebook: z.string().optional(),
        instagram: z.string().optional(),
        twitter: z.string().optional(),
        linkedin: z.string().optional(),
      }),
    }),
  },
  'generate-listing-social-image': {
    access: 'user',
    summary: 'Draws the promotional picture of an own podcast, or a plain one for any address',
    input: GenerateListingSocialImage,
    output: z.object({ imageUrl: z.string(), alt: z.string(), width: z.number(), height: z.number() }),
  },
} as const satisfies FunctionTable;

const done = z.object({ kit: MarketingKit });

export const marketingData = {
  'GET /api/marketing/:podcastId': {
    access: 'user',
    summary: 'The marketing kit of an own podcast',
    input: z.object({ podcastId: z.uuid() }),
    output: done,
  },
  'POST /api/marketing/:podcastId/parts/:part': {
    access: 'user',
    summary: 'Writes the e-mail or the MLS remarks anew',
    input: WritePart,
    output: done,
  },
  'PATCH /api/marketing/:podcastId/parts/:part': {
    access: 'user',
    summary: 'Keeps what somebody edited or chose; an edit of an older version is refused',
    input: EditPart,
    output: done,
  },
  'POST /api/marketing/:podcastId/parts/:part/offer': {
    access: 'user',
    summary: 'Takes or declines a version that was written because the facts changed',
    input: SettleOffer,
    output: done,
  },
  'POST /api/marketing/:podcastId/audiogram': {
    access: 'user',
    summary: 'Asks for the 30-second clip',
    input: z.object({ podcastId: z.uuid() }),
    output: done,
  },
  'POST /api/marketing/:podcastId/share-kit': {
    access: 'user',
    summary: 'A link that downloads the whole kit for 15 minutes',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ url: z.string() }),
  },
} as const satisfies DataTable;
