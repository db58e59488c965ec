import { z } from 'zod';
import { CorrectFacts } from '#domain/listings/sheet/schema.ts';
import { VerifyPayment } from '#domain/podcasts/schema.ts';
import {
  CorrectableFacts,
  EpisodeChanges,
  ResolveConflict,
  SaveScript,
  ScriptView,
} from '#domain/production/reviews/schema.ts';
import {
  AnswerQuestions,
  DecideReview,
  NotifyPodcastReady,
  PaidHome,
  ProductionRecord,
  ProductionView,
  RestartProduction,
  ReviewView,
  UploadPodcast,
} from '#domain/production/run/schema.ts';
import { HeldUpdateView } from '#domain/production/updates/schema.ts';
import type { DataTable, FunctionTable } from '../operation.ts';

/** Producing, reviewing, editing and delivering episodes. */
export const productionFunctions = {
  'upload-podcast': {
    access: 'admin',
    summary: 'Delivers an MP3 produced elsewhere: a data URL, a form, or the bytes as audio/mpeg',
    input: UploadPodcast,
    output: z.object({
      success: z.boolean(),
      podcastId: z.string(),
      fileUrl: z.string(),
      slug: z.string(),
      durationSeconds: z.number(),
    }),
    takesFile: true,
  },
  'payment-progress': {
    access: 'visitor',
    summary: 'How far the homes of a payment are, for whoever has its session',
    input: VerifyPayment,
    output: z.object({ homes: z.array(PaidHome) }),
  },
  'send-podcast-ready-notification': {
    access: 'admin',
    summary: 'Notifies the customer once that the podcast is ready',
    input: NotifyPodcastReady,
    output: z.object({ success: z.boolean(), isNew: z.boolean() }),
  },
} as const satisfies FunctionTable;

const PodcastId = z.object({ podcastId: z.uuid('This is not a podcast id') });

export const productionData = {
  'GET /api/podcasts/:podcastId/production': {
    access: 'user',
    summary: 'The progress and open questions of the caller’s podcast; staff can read any',
    input: PodcastId,
    output: ProductionView,
  },
  'POST /api/podcasts/:podcastId/answers': {
    access: 'user',
    summary: 'Answers questions about the caller’s podcast; production resumes',
    input: AnswerQuestions,
    output: z.object({ answered: z.number() }),
  },
  'GET /api/podcasts/:podcastId/production-record': {
    access: 'admin',
    summary: 'Every step, review issue and file of a podcast’s production',
    input: PodcastId,
    output: ProductionRecord,
  },
  'GET /api/podcasts/:podcastId/fact-check': {
    access: 'admin',
    summary: 'Every claim in the episode with its source, to print or read',
    input: PodcastId,
    output: z.object({ html: z.string(), text: z.string() }),
  },
  'POST /api/podcasts/:podcastId/production/restart': {
    access: 'admin',
    summary: 'Produces a podcast again from its current listing, or from a given step',
    input: RestartProduction,
    output: z.object({ success: z.boolean() }),
  },
  'GET /api/reviews': {
    access: 'admin',
    summary: 'Open review issues, and updates to listen to, oldest first',
    input: z.object({}),
    output: z.object({ reviews: z.array(ReviewView), updates: z.array(HeldUpdateView) }),
  },
  'POST /api/reviews/:reviewItemId/decision': {
    access: 'admin',
    summary: 'Approves an issue or retries; production resumes when no other issue is open',
    input: DecideReview,
    output: z.object({ podcastId: z.string(), openItems: z.number() }),
  },
  'GET /api/podcasts/:podcastId/script': {
    access: 'user',
    summary: 'The script with its checks and audio; customers can read their own during review',
    input: PodcastId,
    output: ScriptView,
  },
  'POST /api/podcasts/:podcastId/script': {
    access: 'user',
    summary: 'Saves an edited script and records the changed turns; rejected if it changed meanwhile',
    input: SaveScript,
    output: z.object({ contentHash: z.string() }),
  },
  'GET /api/podcasts/:podcastId/changes': {
    access: 'user',
    summary: 'Where the caller’s delivered episode no longer matches its listing',
    input: PodcastId,
    output: EpisodeChanges,
  },
  'POST /api/podcasts/:podcastId/changes': {
    access: 'user',
    summary: 'Records the changes to the caller’s episode; rejected if there are none',
    input: PodcastId,
    output: z.object({ success: z.boolean() }),
  },
  'GET /api/podcasts/:podcastId/facts': {
    access: 'user',
    summary: 'The facts of the caller’s ordered home, to correct',
    input: PodcastId,
    output: CorrectableFacts,
  },
  'PATCH /api/podcasts/:podcastId/facts': {
    access: 'user',
    summary:
      'Corrects facts of the caller’s home: the page changes at once, and lines that say them are recorded again',
    input: PodcastId.extend(CorrectFacts.shape),
    output: CorrectableFacts,
  },
  'POST /api/reviews/:reviewItemId/facts': {
    access: 'admin',
    summary: 'Resolves a contradiction in a listing and updates the listing',
    input: ResolveConflict,
    output: z.object({ podcastId: z.string(), openItems: z.number() }),
  },
} as const satisfies DataTable;
