import { z } from 'zod';
import {
  EditPart,
  EmailPreviewRequest,
  GenerateListingSocialImage,
  GenerateSocialMedia,
  MarketingKit,
  Network,
  ResolveOffer,
  WritePart,
} from '#domain/marketing/schema.ts';
import type { DataTable, FunctionTable } from '../operation.ts';

/** The marketing kit. It belongs to the podcast's owner; staff can see and edit every one. */
export const marketingFunctions = {
  'generate-social-media': {
    access: 'user',
    summary: 'Rewrites the social posts of the caller’s podcast from its listing’s facts',
    input: GenerateSocialMedia,
    output: z.object({
      success: z.boolean(),
      content: z.partialRecord(Network, z.string()),
    }),
  },
  'generate-listing-social-image': {
    access: 'user',
    summary: 'Renders the promotional image of the caller’s podcast, or a plain one for any address',
    input: GenerateListingSocialImage,
    output: z.object({ imageUrl: z.string(), alt: z.string(), width: z.number(), height: z.number() }),
  },
} as const satisfies FunctionTable;

const done = z.object({ kit: MarketingKit });

export const marketingData = {
  'GET /api/marketing/:podcastId': {
    access: 'user',
    summary: 'The marketing kit of the caller’s podcast',
    input: z.object({ podcastId: z.uuid() }),
    output: done,
  },
  'POST /api/marketing/:podcastId/parts/:part': {
    access: 'user',
    summary: 'Rewrites the email or the MLS remarks',
    input: WritePart,
    output: done,
  },
  'PATCH /api/marketing/:podcastId/parts/:part': {
    access: 'user',
    summary: 'Saves an edit or a choice; an edit of an older version is rejected',
    input: EditPart,
    output: done,
  },
  'POST /api/marketing/:podcastId/email-preview': {
    access: 'user',
    summary: 'The email as it would look with other words; nothing is saved',
    input: EmailPreviewRequest,
    output: z.object({ html: z.string() }),
  },
  'POST /api/marketing/:podcastId/parts/:part/offer': {
    access: 'user',
    summary: 'Accepts or declines a version that was written because the facts changed',
    input: ResolveOffer,
    output: done,
  },
  'POST /api/marketing/:podcastId/clips': {
    access: 'user',
    summary: 'Requests new clips in every shape and length',
    input: z.object({ podcastId: z.uuid() }),
    output: done,
  },
  'POST /api/marketing/:podcastId/share-kit': {
    access: 'user',
    summary: 'A download link for the whole kit that works for 15 minutes',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ url: z.string() }),
  },
  'POST /api/marketing/:podcastId/flyer': {
    access: 'user',
    summary: 'A download link for the flyer that works for 15 minutes',
    input: z.object({ podcastId: z.uuid() }),
    output: z.object({ url: z.string() }),
  },
} as const satisfies DataTable;
